import { useToastController } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { limits } from 'shared-contracts';
import { Message } from './Message.tsx';
import { isUrgent, messagesAtom } from './messagesAtom.ts';

/** Keeps the toasts of that toaster to what the atom says; one that goes by itself leaves the atom. */
export function useToasts(toasterId: string): void {
  const { dispatchToast, dismissToast, pauseToast, playToast } = useToastController(toasterId);
  const [said, setSaid] = useAtom(messagesAtom);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const remove = (id: string) => setSaid((all) => all.filter((each) => each.id !== id));
    for (const id of shown.current) {
      if (said.some((message) => message.id === id)) continue;
      shown.current.delete(id);
      dismissToast(id);
    }
    for (const message of said) {
      const { id, intent = 'info', duration = limits.snackbarSeconds * 1000 } = message;
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      dispatchToast(<Message message={message} dismiss={() => remove(id)} />, {
        toastId: id,
        // Tab goes to the buttons; Fluent gives a message that has the focus itself no way out.
        root: {
          tabIndex: -1,
          // Its time does not run while the keyboard is on it.
          onFocus: () => pauseToast(id),
          onBlur: () => playToast(id),
        },
        intent,
        timeout: message.stays ? -1 : duration,
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: isUrgent(message) ? 'assertive' : 'polite',
        onStatusChange: (_event, { status }) => {
          if (status === 'dismissed') remove(id);
        },
      });
    }
  }, [said, setSaid, dispatchToast, dismissToast, pauseToast, playToast]);
}

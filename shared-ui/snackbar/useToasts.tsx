import { useToastController } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { Message } from './Message.tsx';
import { durationOf, isUrgent } from './messageLife.ts';
import { messagesAtom } from './messagesAtom.ts';

/** Syncs the toaster with the atom; a toast that times out is removed from the atom. */
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
      const { id, intent = 'info' } = message;
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      const clock = { pause: () => pauseToast(id), play: () => playToast(id) };
      dispatchToast(<Message message={message} clock={clock} dismiss={() => remove(id)} />, {
        toastId: id,
        // Tab reaches the buttons; a focused Fluent toast cannot be left.
        root: { tabIndex: -1 },
        intent,
        timeout: message.stays ? -1 : durationOf(message),
        politeness: isUrgent(message) ? 'assertive' : 'polite',
        onStatusChange: (_event, { status }) => {
          if (status === 'dismissed') remove(id);
        },
      });
    }
  }, [said, setSaid, dispatchToast, dismissToast, pauseToast, playToast]);
}

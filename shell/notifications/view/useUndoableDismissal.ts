import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts';
import { useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/**
 * Hides a swiped notification at once and sends the dismissal when the time for Undo has passed, or
 * when the drawer or the page is left. `send` dismisses a notification by id and reports a failure.
 */
export function useUndoableDismissal(
  isOpen: boolean,
  send: (id: number, onFailed: () => void) => void,
) {
  const text = useText();
  const snackbar = useSnackbar();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [waiting] = useState(() => new Map<number, () => void>());
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const sendAll = () => {
      for (const finish of waiting.values()) finish();
    };
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [isOpen, waiting]);

  function dismissSoon(id: number): void {
    const showAgain = () => setHidden((ids) => new Set([...ids].filter((each) => each !== id)));
    const end = () => {
      clearTimeout(timer);
      takeAway();
      waiting.delete(id);
    };
    const finish = () => {
      end();
      latest.current(id, showAgain);
    };
    const timer = setTimeout(finish, limits.snackbarSeconds * 1000);
    const takeAway = snackbar.show({
      text: text('shell.notifications.dismissed'),
      stays: true,
      action: {
        label: text('shell.notifications.undo'),
        onSelect() {
          end();
          showAgain();
        },
      },
    });
    waiting.set(id, finish);
    setHidden((ids) => new Set(ids).add(id));
  }
  return { hidden, dismissSoon };
}

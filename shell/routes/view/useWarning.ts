import { useEffect } from 'react';
import { useSnackbar } from 'shared-ui';

/**
 * Warns at the foot of the page as soon as there are words, also where the page only comes with
 * them: what takes the words may be put there after whoever says them, and who says them may leave
 * at once. `stays` until it is closed, for pages that nobody stands before.
 */
export function useWarning(words: string | undefined, { stays = false } = {}): void {
  const snackbar = useSnackbar();
  useEffect(() => {
    if (words === undefined) return;
    setTimeout(() => snackbar.show({ text: words, intent: 'warning', topic: 'session', stays }));
  }, [words, stays, snackbar]);
}

import { useEffect } from 'react';
import { useSnackbar } from 'shared-ui';

/**
 * Shows a warning snackbar as soon as there is a text; works if the snackbar host mounts later, and
 * if the caller unmounts at once. `stays` keeps it until it is closed, for unattended pages.
 */
export function useWarning(words: string | undefined, { stays = false } = {}): void {
  const snackbar = useSnackbar();
  useEffect(() => {
    if (words === undefined) return;
    setTimeout(() => snackbar.show({ text: words, intent: 'warning', topic: 'session', stays }));
  }, [words, stays, snackbar]);
}

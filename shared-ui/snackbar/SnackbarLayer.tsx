import { useAtomValue } from 'jotai';
import { overlays } from '../overlay/overlays.ts';
import { messagesAtom } from './messagesAtom.ts';

/** Shows the messages of `useSnackbar`, also those said before its code was there; once for each page. */
export function SnackbarLayer() {
  const isNeeded = useAtomValue(messagesAtom).length > 0;
  const parts = overlays.usePart(isNeeded);
  return parts && <parts.Messages />;
}

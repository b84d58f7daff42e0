import { useAtomValue } from 'jotai';
import { later } from '../later/later.ts';
import { messagesAtom } from './messagesAtom.ts';

const laterMessages = later(() => import(/* webpackChunkName: "overlays" */ './Messages.tsx'));

/**
 * Shows the messages of `useSnackbar`, including those from before its code loaded. Render once per
 * page.
 */
export function SnackbarLayer() {
  const isNeeded = useAtomValue(messagesAtom).length > 0;
  const part = laterMessages.usePart(isNeeded);
  return part && <part.Messages />;
}

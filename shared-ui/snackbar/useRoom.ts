import { useAtomValue } from 'jotai';
import { closersAtom } from '../overlay/useBackCloses.ts';
import { useViewport } from '../theme/useViewport.ts';

/** Maximum number of visible messages. */
export const mostMessages = 3;

/**
 * The number of visible messages: one on phones and over a window, whose buttons more would cover.
 */
export function useRoom(): number {
  const isCovered = useAtomValue(closersAtom).length > 0;
  return useViewport() === 'phone' || isCovered ? 1 : mostMessages;
}

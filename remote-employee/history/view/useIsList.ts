import { useMinWidth } from 'shared-ui';

/** Whether entries stand in a list, as on phones: the window has no room for the table. */
export function useIsList(): boolean {
  return !useMinWidth(768);
}

import { useMinWidth } from 'shared-ui';

/** Whether entries are shown as a list, as on phones: the window is too narrow for the table. */
export function useIsList(): boolean {
  return !useMinWidth(768);
}

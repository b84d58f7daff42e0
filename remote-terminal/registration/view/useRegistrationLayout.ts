import { useMinWidth, useViewport } from 'shared-ui';

/** The number stands below the name where it has no column, and so does the state in a list. */
export type RegistrationLayout = 'list' | 'narrow' | 'wide';

/** What the window has room for. */
export function useRegistrationLayout(): RegistrationLayout {
  const isWide = useViewport() === 'desktop';
  const hasColumns = useMinWidth(768);
  if (isWide) return 'wide';
  return hasColumns ? 'narrow' : 'list';
}

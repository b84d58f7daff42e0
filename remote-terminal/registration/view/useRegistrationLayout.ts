import { useMinWidth, useViewport } from 'shared-ui';

/** Without its own column the number is below the name, and in a list so is the state. */
export type RegistrationLayout = 'list' | 'narrow' | 'wide';

/** The layout that fits the window. */
export function useRegistrationLayout(): RegistrationLayout {
  const isWide = useViewport() === 'desktop';
  const hasColumns = useMinWidth(768);
  if (isWide) return 'wide';
  return hasColumns ? 'narrow' : 'list';
}

import { useProperty, useViewport } from 'shared-ui';
import type { BoardRange } from '../rules/boardRange.ts';

/**
 * Whether single days can be selected: in weeks, not on phones, if the company allows it (spec §2).
 */
export function useCanPickDays({ kind }: BoardRange): boolean {
  const isLet = useProperty('NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT');
  return useViewport() !== 'phone' && isLet && kind === 'week';
}

import { useProperty, useViewport } from 'shared-ui';
import type { BoardRange } from '../rules/boardRange.ts';

/** Single days are picked in weeks, not on phones, where the company lets them be (spec §2). */
export function useCanPickDays({ kind }: BoardRange): boolean {
  const isLet = useProperty('NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT');
  return useViewport() !== 'phone' && isLet && kind === 'week';
}

import { toMillis, type ClockedShift, type Instant } from 'shared-contracts';
import type { PlannedShift } from './plannedShifts.ts';
import { shiftParts, type ShiftPart } from 'shared-time/worked-time/rules/shiftParts.ts';

/** A part as shares of the whole ring or bar, 0 to 1. */
export interface DayShare {
  readonly kind: ShiftPart['kind'];
  readonly from: number;
  readonly to: number;
  readonly isOpen: boolean;
}

const hoursWithoutSchedule = 8;

/**
 * Work and breaks in order, as shares of the scheduled shift. An early start or a late end
 * stretches it; without a schedule it spans eight hours from the first clock-in. Time between two
 * clockings stays empty.
 */
export function dayShares(
  shifts: readonly ClockedShift[],
  planned: PlannedShift | null,
  now: Instant,
): DayShare[] {
  const parts = shifts.flatMap((shift) => shiftParts(shift, now));
  if (parts.length === 0) return [];
  const clockIn = Math.min(...parts.map(({ from }) => from));
  const last = Math.max(...parts.map(({ to }) => to));
  const start = planned ? Math.min(clockIn, toMillis(planned.start)) : clockIn;
  const plannedEnd = planned ? toMillis(planned.end) : clockIn + hoursWithoutSchedule * 3_600_000;
  const length = Math.max(last, plannedEnd) - start;
  return parts.map(({ kind, from, to, isOpen }) => ({
    kind,
    from: (from - start) / length,
    to: (to - start) / length,
    isOpen,
  }));
}

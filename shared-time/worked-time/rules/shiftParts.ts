import { breaksOf, toMillis, type ClockedShift, type Instant } from 'shared-contracts';

/** A stretch of a shift, in epoch milliseconds. */
export interface ShiftPart {
  readonly kind: 'work' | 'break';
  readonly from: number;
  readonly to: number;
  /** It goes on. */
  readonly isOpen: boolean;
}

/** Work and breaks of a shift in turn, until its end or `now`. */
export function shiftParts(shift: ClockedShift, now: Instant): ShiftPart[] {
  const isRunning = shift.clockOut === null;
  const end = toMillis(shift.clockOut?.date ?? now);
  const breaks = breaksOf(shift)
    .map(({ clockIn, clockOut }) => ({
      from: toMillis(clockIn.date),
      to: clockOut === null ? end : Math.min(end, toMillis(clockOut.date)),
      isOpen: clockOut === null && isRunning,
    }))
    .toSorted((a, b) => a.from - b.from);

  const parts: ShiftPart[] = [];
  let workedFrom = toMillis(shift.clockIn.date);
  for (const { from, to, isOpen } of breaks) {
    if (from > workedFrom) parts.push({ kind: 'work', from: workedFrom, to: from, isOpen: false });
    parts.push({ kind: 'break', from, to: Math.max(from, to), isOpen });
    workedFrom = Math.max(workedFrom, to);
  }
  const isOnBreak = breaks.some(({ isOpen }) => isOpen);
  if (!isOnBreak && end > workedFrom) {
    parts.push({ kind: 'work', from: workedFrom, to: end, isOpen: isRunning });
  }
  return parts;
}

/** Seconds of the breaks among the parts. */
export function breakSeconds(parts: readonly ShiftPart[]): number {
  const total = parts
    .filter(({ kind }) => kind === 'break')
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.floor(total / 1000);
}

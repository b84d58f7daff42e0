import {
  breaksOf,
  shownNet,
  toInstant,
  toMillis,
  type ClockedShift,
  type Instant,
} from 'shared-contracts';

/** A part of a shift, in epoch milliseconds. */
export interface ShiftPart {
  readonly kind: 'work' | 'break';
  readonly from: number;
  readonly to: number;
  /** It is still running. */
  readonly isOpen: boolean;
}

/** Work and breaks of a shift in order, until its end or `now`. */
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

/**
 * Seconds of a part as shown: between the displayed times, or elapsed whole minutes if it is
 * running.
 */
export function shownPart({ from, to, isOpen }: Omit<ShiftPart, 'kind'>): number {
  if (isOpen) return Math.floor((to - from) / 60_000) * 60;
  return shownNet({ start: toInstant(from), end: toInstant(to) });
}

/** Seconds of the breaks among the parts, as shown. */
export function breakSeconds(parts: readonly ShiftPart[]): number {
  return parts
    .filter(({ kind }) => kind === 'break')
    .reduce((sum, part) => sum + shownPart(part), 0);
}

import {
  breaksOf,
  shownNet,
  toInstant,
  toMillis,
  type ClockedShift,
  type Instant,
} from 'shared-contracts';

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

/**
 * Seconds of a part as they are shown: between the times that are shown, or the minutes that have
 * passed of one that goes on.
 */
export function shownPart({ from, to, isOpen }: Omit<ShiftPart, 'kind'>): number {
  if (isOpen) return Math.floor((to - from) / 60_000) * 60;
  return shownNet({ start: toInstant(from), end: toInstant(to) });
}

/** Seconds of the breaks among the parts, as they are shown. */
export function breakSeconds(parts: readonly ShiftPart[]): number {
  return parts
    .filter(({ kind }) => kind === 'break')
    .reduce((sum, part) => sum + shownPart(part), 0);
}

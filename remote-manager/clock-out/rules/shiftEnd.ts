import {
  enteredInstant,
  enteredTimeOf,
  limits,
  toMillis,
  type EnteredTime,
  type Instant,
  type TimeSpan,
} from 'shared-contracts';

/** An open shift that its manager is about to end. */
export interface ShiftToEnd {
  readonly employeeId: number;
  readonly name: string;
  readonly employeeAssignmentId: number;
  readonly shiftTimePairId: number;
  readonly clockIn: Instant;
  /** The assignment's zone. */
  readonly timeZone: string;
  /** The start of the open break. */
  readonly awaySince: Instant | null;
  /** Its planned times; null without fixed times. */
  readonly planned: TimeSpan | null;
}

/** Now, as planned, or at a time that the manager enters. */
export type EndKind = 'PLANNED' | 'NOW' | 'AT';

export interface ShiftEnd {
  readonly kind: EndKind;
  /** The input so far for `AT`. */
  readonly at: EnteredTime;
}

/** What is wrong with the entered time. */
export type EndFault = 'MISSING' | 'SKIPPED' | 'TWICE' | 'TOO_EARLY' | 'AHEAD';

/** Whether the shift is so long that its clock-out was probably forgotten. */
export function isForgotten({ clockIn }: Pick<ShiftToEnd, 'clockIn'>, now: Instant): boolean {
  return toMillis(clockIn) <= toMillis(now) - limits.forgottenAfterMilliseconds;
}

/** The available ends, most likely first. A forgotten shift does not default to now. */
export function endKinds(shift: ShiftToEnd, now: Instant): readonly EndKind[] {
  const { planned } = shift;
  const isPast = planned !== null && planned.end > lastPunch(shift) && planned.end <= now;
  const asPlanned = isPast ? (['PLANNED'] as const) : [];
  return isForgotten(shift, now) ? [...asPlanned, 'AT'] : ['NOW', ...asPlanned, 'AT'];
}

/** The default end. */
export function firstEnd(shift: ShiftToEnd, now: Instant): ShiftEnd {
  const { timeZone, planned, clockIn } = shift;
  const [kind = 'AT'] = endKinds(shift, now);
  const { date } = enteredTimeOf(planned?.end ?? clockIn, timeZone);
  return { kind, at: { date, clockTime: null, showing: null } };
}

/** When the shift ends; a null instant means the moment of the clock-out. */
export function readEnd(
  shift: ShiftToEnd,
  { kind, at }: ShiftEnd,
  now: Instant,
): { readonly instant: Instant | null; readonly fault: EndFault | null } {
  if (kind === 'NOW') return { instant: null, fault: null };
  if (kind === 'PLANNED') return { instant: shift.planned?.end ?? null, fault: null };
  const { instant, skippedAt, isShownTwice } = enteredInstant(at, shift.timeZone);
  if (skippedAt !== null) return { instant, fault: 'SKIPPED' };
  if (instant === null) return { instant, fault: isShownTwice ? 'TWICE' : 'MISSING' };
  if (instant <= lastPunch(shift)) return { instant, fault: 'TOO_EARLY' };
  return { instant, fault: instant > now ? 'AHEAD' : null };
}

/** The latest punch known here; the server also knows those of ended breaks. */
export function lastPunch({ clockIn, awaySince }: ShiftToEnd): Instant {
  return awaySince ?? clockIn;
}

/** Sorts probably forgotten shifts first, longest first; the others keep their order. */
export function forgottenFirst(shifts: readonly ShiftToEnd[], now: Instant): readonly ShiftToEnd[] {
  const rank = (shift: ShiftToEnd) =>
    isForgotten(shift, now) ? toMillis(shift.clockIn) : Infinity;
  return shifts.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

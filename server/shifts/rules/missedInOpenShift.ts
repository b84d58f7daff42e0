import {
  elapsedSeconds,
  isBreak,
  toInstant,
  toMillis,
  type FeatureInfo,
  type Instant,
} from 'shared-contracts';
import type { MissedKind } from '../../notifications/rules/notice.ts';
import { clockOutThreshold } from './clockOutThreshold.ts';
import { type DayPlan, scheduledSpan } from './dayPlan.ts';
import type { Shift } from './timePairRow.ts';
import { missedPunchDueAt } from './missedPunchDueAt.ts';

/** What the person of an open shift seems to have forgotten. */
export interface Missed {
  readonly kind: MissedKind;
  /** The instant for the message. */
  readonly since: Instant;
  /** The segment concerned. */
  readonly segmentId?: number;
}

/**
 * How long a shift without a scheduled end can last before its clock-out counts as missed. The
 * server only reminds, so earlier than `limits.forgottenAfterMilliseconds`, after which pages ask
 * for the time.
 */
const longestUnplanned = 12 * 60 * 60_000;

/**
 * What seems to be forgotten in an open shift (spec §9): its clock-out, the end of its break, or a
 * break at all. A missing clock-out is reported alone.
 */
export function missedInOpenShift(
  shift: Shift,
  plan: DayPlan,
  features: FeatureInfo,
  now: Instant,
): Missed[] {
  if (isClockOutMissed(shift, plan, features, now)) {
    return [{ kind: 'MISSED_CLOCK_OUT', since: shift.pair.clock_in }];
  }
  const open = shift.segments.find(({ clock_out: end }) => end === null);
  if (open !== undefined) {
    const due = clockOutThreshold(open, plan, features);
    return due !== null && now >= due
      ? [{ kind: 'BREAK_NOT_ENDED', since: open.clock_in, segmentId: open.id }]
      : [];
  }
  if (shift.pair.meal_break_waived) return [];
  const since = workingSince(shift);
  const longest = features.properties.MISSED_BREAK_INDICATOR * 60;
  return longest > 0 && elapsedSeconds(since, now) > longest
    ? [{ kind: 'MISSED_BREAK', since }]
    : [];
}

/** Whether an open shift has lasted longer than planned and than the company tolerates. */
export function isClockOutMissed(
  shift: Shift,
  plan: DayPlan,
  features: FeatureInfo,
  now: Instant,
): boolean {
  const due = clockOutDueAt(shift, plan, features);
  return due !== null && now >= due;
}

/**
 * The company's threshold after the scheduled end; after a clock-in past that end, or without a
 * schedule, a long day after the clock-in, without the threshold. Null without a check.
 */
function clockOutDueAt(
  { pair: { clock_in: clockIn } }: Shift,
  plan: DayPlan,
  features: FeatureInfo,
): Instant | null {
  const end = scheduledSpan(plan)?.end;
  const isPlanned = end !== undefined && clockIn < end;
  const due = missedPunchDueAt(isPlanned ? end : clockIn, 'MISSED_CLOCK_OUT_THRESHOLD', features);
  return due === null || isPlanned ? due : toInstant(toMillis(clockIn) + longestUnplanned);
}

/**
 * The start of the current work without a break: the end of the last one, otherwise the clock-in.
 */
export function workingSince({ pair, segments }: Shift): Instant {
  const ends = segments.flatMap(({ pair_type: type, clock_out: end }) =>
    isBreak(type) && end !== null ? [end] : [],
  );
  return ends.reduce((latest, end) => (end > latest ? end : latest), pair.clock_in);
}

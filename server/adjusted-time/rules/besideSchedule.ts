import { ruleOf, type AdjustmentRule } from './adjustmentRule.ts';
import {
  counts,
  cutAt,
  lengthOf,
  pointAfter,
  removed,
  type Cause,
  type Stretch,
} from './stretch.ts';

/** A period in minutes since 1970; the end is excluded. */
export interface MinuteSpan {
  readonly start: number;
  readonly end: number;
}

type Rules = readonly AdjustmentRule[];

const always = Number.POSITIVE_INFINITY;

/** Judges the minutes before the scheduled start and after the scheduled end. */
export function besideSchedule(
  stretches: readonly Stretch[],
  { start, end }: MinuteSpan,
  rules: Rules,
): Stretch[] {
  const parts = cutAt(stretches, start, end);
  const before = parts.filter((part) => part.start < start);
  const after = parts.filter((part) => part.start >= end);
  return [
    ...beforeStart(before, start, rules),
    ...parts.filter((part) => part.start >= start && part.start < end),
    ...afterEnd(after, end, rules),
  ];
}

/** Pre-shift overtime if it is long enough, otherwise an early log-in if it is short enough. */
function beforeStart(stretches: readonly Stretch[], start: number, rules: Rules) {
  const overtime = ruleOf(rules, 'PRE_SHIFT_OVERTIME');
  const counted = stretches.filter(counts);
  if (overtime !== undefined && lengthOf(counted) >= overtime.minimumMinutes) {
    const first = start - (overtime.maximumMinutes ?? always);
    return judged(stretches, [first, start], causeOf(overtime), 'PRE_SHIFT_OT');
  }
  const early = ruleOf(rules, 'EARLY_LOGIN');
  const [first] = counted;
  if (early === undefined || first === undefined) return stretches;
  if (start - first.start > early.maximumMinutes) return stretches;
  return judged(stretches, [always, always], causeOf(early), 'EARLY_LOGIN');
}

/** The agreed minutes first, then overtime if the rest is long enough. */
function afterEnd(stretches: readonly Stretch[], end: number, rules: Rules) {
  const fixed = ruleOf(rules, 'FIXED_OVERTIME');
  if (fixed === undefined) return overtimeOf(stretches, rules);
  const parts = cutAt(stretches, end + fixed.minutes);
  const agreed = parts.filter(({ start }) => start < end + fixed.minutes);
  const rest = parts.filter(({ start }) => start >= end + fixed.minutes);
  return [
    ...judged(agreed, [-always, always], causeOf(fixed), 'FIXED_OVERTIME'),
    ...overtimeOf(rest, rules),
  ];
}

function overtimeOf(stretches: readonly Stretch[], rules: Rules): readonly Stretch[] {
  const rule = ruleOf(rules, 'OVERTIME');
  if (rule === undefined) return stretches;
  const isEnough = lengthOf(stretches.filter(counts)) >= rule.minimumMinutes;
  const last = isEnough ? pointAfter(stretches, rule.maximumMinutes ?? always) : -always;
  return judged(stretches, [-always, last], causeOf(rule), 'OVERTIME');
}

/** Counted minutes between two instants become time of a kind; the rest is removed. */
function judged(
  stretches: readonly Stretch[],
  [from, to]: readonly [number, number],
  cause: Cause,
  pairType: Stretch['pairType'],
): Stretch[] {
  return cutAt(stretches, from, to).flatMap((stretch) => {
    if (!counts(stretch)) return [stretch];
    if (stretch.start < from || stretch.start >= to) return removed(stretch, cause, pairType);
    return [{ ...stretch, pairType, cause: stretch.kind === 'KEPT' ? cause : stretch.cause }];
  });
}

function causeOf({ code, kind, ...numbers }: Exclude<AdjustmentRule, { kind: 'ROUNDING' }>): Cause {
  const values = Object.entries(numbers).filter(([, value]) => typeof value === 'number');
  return { rule: kind, values: { code, ...Object.fromEntries(values) } };
}

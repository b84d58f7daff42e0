import type { AdjustmentRule, RuleOf } from './adjustmentRule.ts';
import type { MinuteSpan } from './besideSchedule.ts';
import {
  clockedBreak,
  counts,
  cutAt,
  gap,
  lengthOf,
  pointAfter,
  removed,
  type Cause,
  type Stretch,
} from './stretch.ts';

const always = Number.POSITIVE_INFINITY;

/**
 * Deducts the mandatory breaks of a long day. Breaks that were taken count, within an entry or
 * between two; only time over the rule's threshold is deducted. Deducts at the planned break first,
 * then after the threshold.
 */
export function automaticBreaks(
  stretches: readonly Stretch[],
  planned: () => readonly MinuteSpan[],
  rules: readonly AdjustmentRule[],
): readonly Stretch[] {
  const worked = lengthOf(stretches.filter(counts));
  const taken = lengthOf(stretches.filter(({ cause }) => cause === clockedBreak || cause === gap));
  const [largest] = rules
    .filter((rule): rule is RuleOf<'AUTOMATIC_BREAK'> => rule.kind === 'AUTOMATIC_BREAK')
    .map((rule) => ({
      rule,
      minutes: Math.min(rule.breakMinutes - taken, worked - rule.afterMinutes),
    }))
    .toSorted((a, b) => b.minutes - a.minutes);
  if (largest === undefined || largest.minutes <= 0) return stretches;
  const { code, afterMinutes, breakMinutes } = largest.rule;
  const cause: Cause = { rule: 'AUTOMATIC_BREAK', values: { code, afterMinutes, breakMinutes } };
  const reached = { start: pointAfter(stretches, afterMinutes), end: always };
  return deduct(stretches, [...planned(), reached], largest.minutes, cause);
}

/** Removes so many counted minutes, from the spans in their order. */
function deduct(
  stretches: readonly Stretch[],
  spans: readonly MinuteSpan[],
  minutes: number,
  cause: Cause,
): readonly Stretch[] {
  let left = minutes;
  let parts = stretches;
  for (const { start, end } of spans) {
    const inside = cutAt(parts, start, end);
    const within = inside.filter((part) => part.start >= start && part.start < end);
    const until = pointAfter(within, left);
    left -= Math.min(left, lengthOf(within.filter(counts)));
    parts = cutAt(inside, until).flatMap((part) =>
      counts(part) && part.start >= start && part.start < Math.min(end, until)
        ? removed(part, cause, 'BREAK')
        : [part],
    );
  }
  return parts;
}

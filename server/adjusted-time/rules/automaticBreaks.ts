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
 * Deducts the breaks that a long day must have had. What was taken counts, within an entry or between two; no more is deducted
 * than lies beyond the rule's threshold. It is taken from where a break was planned, then from the
 * time after the threshold was reached.
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

/** Takes so many counted minutes away, from the first span as far as they go, then from the next. */
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

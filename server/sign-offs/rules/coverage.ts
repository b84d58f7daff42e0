import { addDays } from 'shared-contracts';
import type { DaySpan } from '../../shifts/rules/daySpans.ts';

/** Days of an assignment that a sign-off covers. */
export interface SignedPart extends DaySpan {
  readonly signOffId: number;
  /** The last record of the assignment that the sign-off covers. */
  readonly sequence: number;
}

/** Days with the same latest sign-off; null if there is none. */
export interface CoveredDays extends DaySpan {
  readonly part: SignedPart | null;
}

/** The sign-off of each day in the spans; if there are several, the latest counts. */
export function coverage(spans: readonly DaySpan[], parts: readonly SignedPart[]): CoveredDays[] {
  const latestFirst = parts.toSorted((one, other) => other.signOffId - one.signOffId);
  const partsOf = Map.groupBy(latestFirst, ({ assignmentId }) => assignmentId);
  return spans.flatMap((span) => {
    const covered: CoveredDays[] = [];
    let left: readonly DaySpan[] = [span];
    for (const part of partsOf.get(span.assignmentId) ?? []) {
      covered.push(...left.flatMap((days) => common(days, part)));
      left = left.flatMap((days) => without(days, part));
    }
    return [...covered, ...left.map((days) => ({ ...days, part: null }))];
  });
}

function common(days: DaySpan, part: SignedPart): CoveredDays[] {
  const first = days.first > part.first ? days.first : part.first;
  const last = days.last < part.last ? days.last : part.last;
  return first <= last ? [{ assignmentId: days.assignmentId, first, last, part }] : [];
}

function without(days: DaySpan, part: SignedPart): DaySpan[] {
  if (part.last < days.first || days.last < part.first) return [days];
  return [
    { ...days, last: addDays(part.first, -1) },
    { ...days, first: addDays(part.last, 1) },
  ].filter(({ first, last }) => first <= last);
}

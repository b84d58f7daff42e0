import type { DateBounds } from '../../people/rules/isActiveAt.ts';

/** Days of an assignment whose entries somebody can see, inclusive. */
export interface DaySpan {
  readonly assignmentId: number;
  readonly first: string;
  readonly last: string;
}

/**
 * The days of a range that lie in any of the bounds, as spans that neither overlap nor share ends.
 */
export function daySpans(
  assignmentId: number,
  bounds: readonly DateBounds[],
  range: { readonly startDate: string; readonly endDate: string },
): DaySpan[] {
  const clipped = bounds
    .map(({ startDate, endDate }) => ({
      assignmentId,
      first: startDate > range.startDate ? startDate : range.startDate,
      last: endDate !== null && endDate < range.endDate ? endDate : range.endDate,
    }))
    .filter(({ first, last }) => first <= last)
    .toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const spans: DaySpan[] = [];
  for (const span of clipped) {
    const previous = spans.at(-1);
    if (previous === undefined || previous.last < span.first) spans.push(span);
    else if (previous.last < span.last) spans[spans.length - 1] = { ...previous, last: span.last };
  }
  return spans;
}

/** Spans as three arrays for `unnest`. */
export interface SpanValues {
  readonly assignmentIds: readonly number[];
  readonly firsts: readonly string[];
  readonly lasts: readonly string[];
}

/** SQL that yields a row for each span of `SpanValues`. */
export const spanRows = 'unnest($assignmentIds::bigint[], $firsts::date[], $lasts::date[])';

export function spanValues(spans: readonly DaySpan[]): SpanValues {
  return {
    assignmentIds: spans.map(({ assignmentId }) => assignmentId),
    firsts: spans.map(({ first }) => first),
    lasts: spans.map(({ last }) => last),
  };
}

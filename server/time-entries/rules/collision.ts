import { isBefore, toMillis, type Instant, type OpenTimeSpan } from 'shared-contracts';

/** Another entry of the same assignment. */
export interface OtherEntry extends OpenTimeSpan {
  readonly originalVersionId: number;
  /** It counts as worked time; a request to delete it changes nothing yet. */
  readonly isApproved: boolean;
}

/** The first of the others that overlaps the span; an end of null is still open. */
export function collision(
  span: OpenTimeSpan,
  others: readonly OtherEntry[],
): OtherEntry | undefined {
  return others.find((other) => startsWithin(span, other) && startsWithin(other, span));
}

/**
 * The start, moved to the end of another entry that ended in the same minute: people see and enter
 * minutes, while punches have seconds.
 */
export function afterOthers(start: Instant, others: readonly OtherEntry[]): Instant {
  const touching = others.find(({ end }) => end !== null && isJustAfter(end, start));
  return touching?.end ?? start;
}

function isJustAfter(end: Instant, start: Instant): boolean {
  return isBefore(start, end) && minuteOf(start) === minuteOf(end);
}

function minuteOf(instant: Instant): number {
  return Math.floor(toMillis(instant) / 60_000);
}

function startsWithin({ start }: OpenTimeSpan, { end }: OpenTimeSpan): boolean {
  return end === null || isBefore(start, end);
}

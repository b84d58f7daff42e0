import { isBreak, netDuration, type Instant } from 'shared-contracts';
import { inEffect } from './inEffect.ts';
import type { SegmentRow } from './timePairRow.ts';

/** Seconds worked without breaks; null while open. */
export function workedSeconds(
  start: Instant,
  end: Instant | null,
  segments: readonly SegmentRow[],
): number | null {
  if (end === null) return null;
  const breaks = inEffect({ segments })
    .segments.filter(({ pair_type: type }) => isBreak(type))
    .map((segment) => ({ start: segment.clock_in, end: segment.clock_out }));
  return netDuration({ start, end }, breaks);
}

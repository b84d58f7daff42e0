import type { components } from '../api/schema.gen.ts';
import type { Instant } from './instant.ts';

interface ClockedSegment {
  readonly pairType: components['schemas']['PairType'];
  readonly clockIn: { readonly date: Instant };
  readonly deletedDate: Instant | null;
}

/** The breaks of a shift that count, those that are not deleted, in order. */
export function breaksOf<Segment extends ClockedSegment>({
  segmentTimePairs,
}: {
  readonly segmentTimePairs: readonly Segment[];
}): Segment[] {
  return segmentTimePairs
    .filter(({ pairType, deletedDate }) => pairType === 'BREAK' && deletedDate === null)
    .toSorted((a, b) => a.clockIn.date.localeCompare(b.clockIn.date));
}

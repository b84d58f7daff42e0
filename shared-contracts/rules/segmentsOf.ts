import type { components } from '../openapi/schema.gen.ts';
import type { Instant } from './instant.ts';

/** The properties of a shift that its segments need, a subset of the API's time pair. */
export interface SegmentedShift {
  readonly segmentTimePairs: readonly {
    readonly pairType: components['schemas']['PairType'];
    readonly clockIn: { readonly date: Instant };
    readonly deletedDate: Instant | null;
  }[];
}

/** The segments of a shift of every kind, without deleted ones, in order. */
export function segmentsOf<Segment extends SegmentedShift['segmentTimePairs'][number]>({
  segmentTimePairs,
}: {
  readonly segmentTimePairs: readonly Segment[];
}): Segment[] {
  return segmentTimePairs
    .filter(({ deletedDate }) => deletedDate === null)
    .toSorted((a, b) => a.clockIn.date.localeCompare(b.clockIn.date));
}

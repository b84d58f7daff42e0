import type { components } from '../openapi/schema.gen.ts';
import type { Instant } from './instant.ts';

/** What is needed of a shift to tell its segments; a time pair of the API is one. */
export interface SegmentedShift {
  readonly segmentTimePairs: readonly {
    readonly pairType: components['schemas']['PairType'];
    readonly clockIn: { readonly date: Instant };
    readonly deletedDate: Instant | null;
  }[];
}

/** The segments of a shift of every kind, those that are not deleted, in order. */
export function segmentsOf<Segment extends SegmentedShift['segmentTimePairs'][number]>({
  segmentTimePairs,
}: {
  readonly segmentTimePairs: readonly Segment[];
}): Segment[] {
  return segmentTimePairs
    .filter(({ deletedDate }) => deletedDate === null)
    .toSorted((a, b) => a.clockIn.date.localeCompare(b.clockIn.date));
}

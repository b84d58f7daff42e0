import { partsOf } from './rowsPerRequest.ts';
import { limits } from './limits.ts';

/** The size of one person's plan, in days and ranges. */
export interface PlanSize {
  readonly days: number;
  readonly ranges: number;
}

/**
 * Whether one request can plan, or preview, rows of these sizes; otherwise it is PLAN_TOO_LARGE.
 */
export function fitsOneRequest(sizes: readonly PlanSize[]): boolean {
  const days = sizes.reduce((sum, size) => sum + size.days, 0);
  const ranges = sizes.reduce((sum, size) => sum + size.ranges, 0);
  return days <= limits.maximumPlanDays && ranges <= limits.maximumPlanRanges;
}

/** Divides rows into parts of at most `most`, each of which fits in one request. */
export function planParts<Row>(
  rows: readonly Row[],
  sizeOf: (row: Row) => PlanSize,
  most: number,
): readonly (readonly Row[])[] {
  return partsOf(
    rows,
    (part, row) => part.length < most && fitsOneRequest([...part, row].map(sizeOf)),
  );
}

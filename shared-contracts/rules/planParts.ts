import { partsOf } from './batches.ts';
import { limits } from './limits.ts';

/** How much is planned for somebody: so many days, as so many ranges. */
export interface PlanSize {
  readonly days: number;
  readonly ranges: number;
}

/** Whether one request may plan, or preview, rows of these sizes; else it is PLAN_TOO_LARGE. */
export function fitsOneRequest(sizes: readonly PlanSize[]): boolean {
  const days = sizes.reduce((sum, size) => sum + size.days, 0);
  const ranges = sizes.reduce((sum, size) => sum + size.ranges, 0);
  return days <= limits.maximumPlanDays && ranges <= limits.maximumPlanRanges;
}

/** Rows in parts of at most `most`, each of which fits one request. */
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

import type { DateRange } from 'shared-contracts';
import { rangesOverlap } from 'shared-contracts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

type FailedSchedule = PlannedRow['failedSchedules'][number];

/** What the HR system refused on these days, or undefined. */
export function failureOn(row: PlannedRow, days: DateRange): FailedSchedule | undefined {
  return row.failedSchedules.find((failed) => rangesOverlap(failed, days));
}

/** The reason, in the reader's language; empty if the HR system gave none. */
export function reasonOf({ synchronisationError }: FailedSchedule): string {
  return synchronisationError?.message ?? '';
}

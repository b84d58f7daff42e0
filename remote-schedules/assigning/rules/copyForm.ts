import { addDays, daysBetween, dayCount, type DateRange, type LocalDate } from 'shared-contracts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { wholeDates, type TypedDates } from './assignForm.ts';
import type { PlanOrder } from './planOrder.ts';

export interface CopyForm {
  /** The source of the copy. */
  readonly source: TypedDates;
  /** The first target day. */
  readonly assignStartDate: LocalDate | null;
  readonly skipsHolidays: boolean;
}

/**
 * The picked days from first to last, or the board's range, copied to the days after it: on the
 * same weekday, so that weekends stay weekends.
 */
export function firstCopy({ days, range }: Pick<PlanTargets, 'days' | 'range'>): CopyForm {
  const picked = [...(days?.values() ?? [])].flat().toSorted();
  const startDate = picked[0] ?? range.startDate;
  const endDate = picked.at(-1) ?? range.endDate;
  const weeks = Math.ceil(dayCount({ startDate, endDate }) / 7);
  return {
    source: { startDate, endDate },
    assignStartDate: addDays(startDate, weeks * 7),
    skipsHolidays: false,
  };
}

export type CopyFault = 'required' | 'outside' | 'later';

/** What is wrong with the target day; null if nothing is. */
export function copyFault(
  { source, assignStartDate }: Pick<CopyForm, 'source' | 'assignStartDate'>,
  bounds: DateRange,
): CopyFault | null {
  if (assignStartDate === null) return 'required';
  if (source.endDate !== null && assignStartDate <= source.endDate) return 'later';
  const last = lastCopied({ source, assignStartDate }) ?? assignStartDate;
  return assignStartDate < bounds.startDate || last > bounds.endDate ? 'outside' : null;
}

/** The last target day. */
export function lastCopied({
  source,
  assignStartDate,
}: Pick<CopyForm, 'source' | 'assignStartDate'>): LocalDate | null {
  const { startDate, endDate } = source;
  if (startDate === null || endDate === null || assignStartDate === null) return null;
  return addDays(assignStartDate, daysBetween(startDate, endDate));
}

/** The number of copied days. */
export function copiedDays({ source: { startDate, endDate } }: CopyForm): number {
  if (startDate === null || endDate === null || endDate < startDate) return 0;
  return dayCount({ startDate, endDate });
}

/** The order in the form; null while incomplete or invalid. */
export function copyOrder(
  form: CopyForm,
  { rows }: Pick<PlanTargets, 'rows'>,
  bounds: DateRange,
): PlanOrder | null {
  const dates = wholeDates(form.source, bounds);
  const { assignStartDate, skipsHolidays } = form;
  if (!dates || rows.length === 0 || assignStartDate === null) return null;
  if (copyFault(form, bounds) !== null) return null;
  return { kind: 'copy', rowIds: rows.map(({ id }) => id), dates, assignStartDate, skipsHolidays };
}

import { addDays, daysBetween, dayCount, type DateRange, type LocalDate } from 'shared-contracts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { wholeDates, type TypedDates } from './assignForm.ts';
import type { PlanOrder } from './planOrder.ts';

export interface CopyForm {
  /** What is copied. */
  readonly source: TypedDates;
  /** The first day that it is copied to. */
  readonly assignStartDate: LocalDate | null;
  readonly skipsHolidays: boolean;
}

/** The picked days from the first to the last, or what the board shows, to the days after it: from the same weekday, so that weekends stay weekends. */
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

/** What is wrong with the day that it is copied to; null where nothing is. */
export function copyFault(
  { source, assignStartDate }: Pick<CopyForm, 'source' | 'assignStartDate'>,
  bounds: DateRange,
): CopyFault | null {
  if (assignStartDate === null) return 'required';
  if (source.endDate !== null && assignStartDate <= source.endDate) return 'later';
  const last = lastCopied({ source, assignStartDate }) ?? assignStartDate;
  return assignStartDate < bounds.startDate || last > bounds.endDate ? 'outside' : null;
}

/** The last day that is copied to. */
export function lastCopied({
  source,
  assignStartDate,
}: Pick<CopyForm, 'source' | 'assignStartDate'>): LocalDate | null {
  const { startDate, endDate } = source;
  if (startDate === null || endDate === null || assignStartDate === null) return null;
  return addDays(assignStartDate, daysBetween(startDate, endDate));
}

/** How many days are copied. */
export function copiedDays({ source: { startDate, endDate } }: CopyForm): number {
  if (startDate === null || endDate === null || endDate < startDate) return 0;
  return dayCount({ startDate, endDate });
}

/** The order that the form stands for; null while something is missing or wrong. */
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

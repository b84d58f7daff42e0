import { daysBetween, limits, type DateRange } from 'shared-contracts';

/** Whether the days can be asked for at once: in order, and the last at most 62 days after the first. */
export function isScheduleWindow({ startDate, endDate }: DateRange): boolean {
  const days = daysBetween(startDate, endDate);
  return days >= 0 && days <= limits.maximumScheduleRangeDays;
}

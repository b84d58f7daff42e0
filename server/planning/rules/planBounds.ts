import {
  addDays,
  addMonths,
  localDay,
  monthOf,
  type DateRange,
  type Instant,
} from 'shared-contracts';

/**
 * The days that can be planned (spec §5): from the first of the previous month to the last of the
 * month twelve months ahead, as they are wherever today began last or first.
 */
export function plannableDays(now: Instant): DateRange {
  const last = monthOf(localDay(now, 'Etc/GMT+12'));
  const first = monthOf(localDay(now, 'Pacific/Kiritimati'));
  return {
    startDate: monthOf(addDays(last.startDate, -1)).startDate,
    endDate: monthOf(addMonths(first.startDate, 12)).endDate,
  };
}

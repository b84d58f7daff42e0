import { localDay, type DateRange, type Instant } from 'shared-contracts';
import { planBounds } from 'shared-contracts/planning/planBounds.ts';

/** The days that can be planned in at least one time zone. */
export function plannableDays(now: Instant): DateRange {
  return {
    startDate: planBounds(localDay(now, 'Etc/GMT+12')).startDate,
    endDate: planBounds(localDay(now, 'Pacific/Kiritimati')).endDate,
  };
}

import { addMonths } from '../dateRange.ts';
import type { Instant, LocalDate } from '../instant.ts';
import { localDay } from '../localDay.ts';
import { previousPayCycle, type PayCycle } from '../payCycleOn.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

export interface EditRange {
  readonly actsAs: 'EMPLOYEE' | 'MANAGER';
  readonly payCycle: PayCycle;
  /** Today in the assignment's zone. */
  readonly today: LocalDate;
  /** The property `MAXIMUM_MANAGER_EDIT_RANGE`, in months. */
  readonly maximumManagerEditRange: number;
}

/**
 * The first day whose times can be set: the start of the previous pay cycle; for managers that many
 * months ago (spec §5).
 */
export function editableSince(range: EditRange): LocalDate {
  const { startDate } = previousPayCycle(range.payCycle, range.today);
  return range.actsAs === 'MANAGER'
    ? addMonths(startDate, -range.maximumManagerEditRange)
    : startDate;
}

/** Refuses times before the first day that can be set, in the assignment's zone. */
export function checkEditRange(
  clockIn: Instant | null,
  timeZone: string,
  range: EditRange,
): TimeEntryFault[] {
  const earliest = editableSince(range);
  if (clockIn === null || localDay(clockIn, timeZone) >= earliest) return [];
  const rule = range.actsAs === 'MANAGER' ? 'BEFORE_EDIT_RANGE' : 'BEFORE_PREVIOUS_PAY_CYCLE';
  return [{ rule, field: 'clockInDateTime', values: { earliest } }];
}

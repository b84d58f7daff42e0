import { daysBetween, type LocalDate } from 'shared-contracts';
import type { AssignedScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';

/**
 * The same range from a later day on, in the same turn.
 *
 * @param length days of the schedule
 */
export function goesOn(
  entry: AssignedScheduleEntry,
  length: number,
  from: LocalDate,
): AssignedScheduleEntry {
  const { firstDayNumber = 1, ...same } = entry;
  const day = ((firstDayNumber - 1 + daysBetween(entry.startDate, from)) % length) + 1;
  return { ...same, startDate: from, ...(day === 1 ? {} : { firstDayNumber: day }) };
}

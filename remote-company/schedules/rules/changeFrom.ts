import { addDays, daysBetween, type LocalDate } from 'shared-contracts';
import type {
  AssignedScheduleEntry,
  CompanyFile,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';

export interface DatedChange {
  readonly before: WorkScheduleEntry;
  readonly after: WorkScheduleEntry;
  /** The first day with the changed pattern; the days before keep theirs. */
  readonly from: LocalDate;
  /** What the schedule is called that ends. */
  readonly endedName: string;
  /** The ranges of the schedule that last until `from` or longer. */
  readonly ranges: readonly AssignedScheduleEntry[];
}

/**
 * A changed pattern from a day on: a following schedule takes over, at the place in the rhythm that
 * the day has, and the one before ends with its days as they were. A schedule that nobody has
 * before that day changes itself.
 */
export function changeFrom({ before, after, from, endedName, ranges }: DatedChange): CompanyFile {
  if (ranges.every(({ startDate }) => startDate >= from)) return { workSchedules: [after] };
  const externalCode = followingCode(before.externalCode, from);
  const place = ({ startDate, firstDayNumber = 1 }: AssignedScheduleEntry) =>
    (((firstDayNumber - 1 + daysBetween(startDate, from)) % after.days.length) +
      after.days.length) %
    after.days.length;
  return {
    workSchedules: [
      { ...before, externalName: endedName },
      { ...after, externalCode },
    ],
    assignedSchedules: ranges.flatMap((range): AssignedScheduleEntry[] => {
      if (range.startDate >= from) return [{ ...range, workSchedule: externalCode }];
      const following = {
        ...range,
        code: followingCode(range.code, from),
        workSchedule: externalCode,
        startDate: from,
        firstDayNumber: place(range) + 1,
      };
      return [{ ...range, endDate: addDays(from, -1) }, following];
    }),
  };
}

const longestCode = 60;

/** A code for what follows from a day on; the same for the same day, and no other day's. */
function followingCode(code: string, from: LocalDate): string {
  const suffix = `-${from.replaceAll('-', '')}`;
  const stem = code.replace(/-\d{8}$/, '');
  return `${stem.slice(0, longestCode - suffix.length).trimEnd()}${suffix}`;
}

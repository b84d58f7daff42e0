import { addDays, type DateRange, type LocalDate } from 'shared-contracts';

/** The schedule of a day, and the day number in it. */
export interface ScheduledDay {
  readonly date: LocalDate;
  /** The code of the schedule. */
  readonly externalCode: string;
  readonly duration: number;
  readonly dayNumber: number;
}

export interface CopiedRange extends DateRange {
  readonly externalCode: string;
  /** Day number of the schedule on `startDate`. */
  readonly firstDayNumber: number;
}

/**
 * The ranges that give each day, shifted by so many days, the same day of the same schedule.
 * Consecutive days form one range where the schedule continues by itself. `days` are sorted.
 */
export function copyRanges(
  days: readonly ScheduledDay[],
  daysLater: number,
): readonly CopiedRange[] {
  const ranges: { range: CopiedRange; next: ScheduledDay }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    const next = {
      ...day,
      date: addDays(day.date, 1),
      dayNumber: (day.dayNumber % day.duration) + 1,
    };
    const endDate = addDays(day.date, daysLater);
    if (last !== undefined && goesOn(last.next, day)) {
      last.range = { ...last.range, endDate };
      last.next = next;
    } else {
      const { externalCode, dayNumber: firstDayNumber } = day;
      ranges.push({ range: { externalCode, firstDayNumber, startDate: endDate, endDate }, next });
    }
  }
  return ranges.map(({ range }) => range);
}

function goesOn(expected: ScheduledDay, day: ScheduledDay): boolean {
  return (
    expected.date === day.date &&
    expected.externalCode === day.externalCode &&
    expected.dayNumber === day.dayNumber
  );
}

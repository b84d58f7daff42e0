import { addDays, type DateRange, type LocalDate } from 'shared-contracts';

/** The schedule that a day has, and which of its days it is. */
export interface ScheduledDay {
  readonly date: LocalDate;
  /** By its code. */
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
 * The ranges that give each day, so many days later, the same day of the same schedule. Consecutive
 * days are one range where the schedule goes on as it does by itself. `days` are in order.
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

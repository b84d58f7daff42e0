import { addDays, type LocalDate, type WorkSchedule } from 'shared-contracts';

/** Day 1 of a schedule of whole weeks is a Monday (decisions: planning). */
const someMonday = '2024-01-01';

/** A date with the weekday of that day of a schedule of whole weeks. */
export function weekdayOf(dayNumber: number): LocalDate {
  return addDays(someMonday, dayNumber - 1);
}

/** Consecutive working days by number: Monday to Friday are 1 to 5. */
export function workingRuns({
  days,
}: Pick<WorkSchedule, 'days'>): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { dayNumber, workingMinutes } of days) {
    if (workingMinutes === 0) continue;
    const last = runs.at(-1);
    if (last && last.to + 1 === dayNumber) last.to = dayNumber;
    else runs.push({ from: dayNumber, to: dayNumber });
  }
  return runs;
}

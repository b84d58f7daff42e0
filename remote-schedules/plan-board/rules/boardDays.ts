import { holidayNameOf, type LocalDate, type WorkScheduleDay } from 'shared-contracts';
import { dayTimes } from '../../bars/rules/dayTimes.ts';
import type { RowPlan } from './rowPlan.ts';

/** A holiday of somebody in view, with its days, first day first. */
export interface ShownHoliday {
  readonly name: string;
  readonly dates: readonly LocalDate[];
}

/** The holidays of the rows by day, without duplicates. */
export function holidaysOf(plans: readonly RowPlan[]): readonly ShownHoliday[] {
  const found = new Map<string, Set<LocalDate>>();
  for (const { days } of plans) {
    for (const { date, planned } of days) {
      const name = holidayNameOf(planned);
      if (name === null) continue;
      const dates = found.get(name) ?? new Set();
      found.set(name, dates.add(date));
    }
  }
  return [...found]
    .map(([name, dates]) => ({ name, dates: [...dates].toSorted() }))
    .toSorted((one, other) => (one.dates[0] ?? '').localeCompare(other.dates[0] ?? ''));
}

/** A schedule of the rows in view, for the key below the board. */
export interface ShownSchedule {
  readonly code: string;
  readonly name: string;
  readonly planned: RowPlan['days'][number]['planned'];
  /** Its days in view have different times. */
  readonly hasManyTimes: boolean;
}

/** The schedules of the rows by name, without duplicates. */
export function schedulesOf(plans: readonly RowPlan[]): readonly ShownSchedule[] {
  const found = new Map<string, ShownSchedule>();
  for (const { bars } of plans) {
    for (const { planned } of bars) {
      if (planned.kind !== 'work') continue;
      const code = planned.schedule.externalCode;
      const known = found.get(code);
      if (known?.planned.kind !== 'work')
        found.set(code, {
          code,
          name: planned.schedule.externalName,
          planned,
          hasManyTimes: false,
        });
      else if (!known.hasManyTimes && !hasSameTimes(known.planned.day, planned.day))
        found.set(code, { ...known, hasManyTimes: true });
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

function hasSameTimes(one: WorkScheduleDay, other: WorkScheduleDay): boolean {
  if (one === other) return true;
  const [times, others] = [dayTimes(one), dayTimes(other)];
  return times?.startTime === others?.startTime && times?.endTime === others?.endTime;
}

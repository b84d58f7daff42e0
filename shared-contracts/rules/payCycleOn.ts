import type { components } from '../openapi/schema.gen.ts';
import { addDays, addMonths, daysBetween, type DateRange } from './dateRange.ts';
import type { LocalDate } from './instant.ts';

export type PayCycle = components['schemas']['PayCycle'];

/**
 * The pay cycle of the date; cycles are consecutive in both directions from the company's start
 * date. Months are counted from that date, so a cycle that begins on the 31st begins on the last
 * day of shorter months, and then on the 31st again.
 */
export function payCycleOn(payCycle: PayCycle, date: LocalDate): DateRange {
  const number = cycleNumber(payCycle, date);
  return {
    startDate: cycleStart(payCycle, number),
    endDate: addDays(cycleStart(payCycle, number + 1), -1),
  };
}

/** The pay cycle before the one of the date. */
export function previousPayCycle(payCycle: PayCycle, date: LocalDate): DateRange {
  return payCycleOn(payCycle, addDays(payCycleOn(payCycle, date).startDate, -1));
}

/** The pay cycle after the one of the date. */
export function nextPayCycle(payCycle: PayCycle, date: LocalDate): DateRange {
  return payCycleOn(payCycle, addDays(payCycleOn(payCycle, date).endDate, 1));
}

/** The number of the date's cycle, counted from the first one (0); negative before it. */
function cycleNumber(payCycle: PayCycle, date: LocalDate): number {
  if (payCycle.unit === 'DAYS') {
    return Math.floor(daysBetween(payCycle.startDate, date) / payCycle.duration);
  }
  const number = Math.floor(monthsBetween(payCycle.startDate, date) / payCycle.duration);
  return cycleStart(payCycle, number) > date ? number - 1 : number;
}

function cycleStart({ startDate, duration, unit }: PayCycle, number: number): LocalDate {
  return unit === 'DAYS'
    ? addDays(startDate, number * duration)
    : addMonths(startDate, number * duration);
}

/** Months between the calendar months of the two dates, ignoring their days. */
function monthsBetween(from: LocalDate, to: LocalDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

import type { components } from '../openapi/schema.gen.ts';
import { toInstant, toMillis, type LocalDate } from './instant.ts';

/** Calendar days from the first to the last, inclusive. */
export interface DateRange {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

export type Weekday = components['schemas']['Weekday'];

/** The days of a week, Sunday first (spec §2). */
export const weekdays: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

/** A normalized range: an empty end is the start, reversed ends are swapped (spec §5). */
export function dateRange(startDate: LocalDate, endDate: LocalDate | null): DateRange {
  const end = endDate ?? startDate;
  return end < startDate ? { startDate: end, endDate: startDate } : { startDate, endDate: end };
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dayAt(midnight(date) + days * day);
}

/** The same day of another month; the 31st becomes the month's last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const from = parse(date);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  // oxlint-disable no-restricted-globals -- counts days, not the clock
  const wanted = Date.UTC(year, month, from.getUTCDate());
  return dayAt(Math.min(wanted, Date.UTC(year, month + 1, 0)));
  // oxlint-enable no-restricted-globals
}

/** Days from one date to the other; negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (midnight(to) - midnight(from)) / day;
}

/** Number of days in the range. */
export function dayCount({ startDate, endDate }: DateRange): number {
  return daysBetween(startDate, endDate) + 1;
}

/** Every day of the range in order. */
export function daysOf({ startDate, endDate }: DateRange): LocalDate[] {
  if (lastDays[0] !== startDate || lastDays.at(-1) !== endDate) {
    const length = dayCount({ startDate, endDate });
    lastDays = Array.from({ length }, (_, index) => addDays(startDate, index));
  }
  return [...lastDays];
}

/** A board uses the same range for each of its rows. */
let lastDays: readonly LocalDate[] = [];

export function isInRange(date: LocalDate, { startDate, endDate }: DateRange): boolean {
  return startDate <= date && date <= endDate;
}

export function rangesOverlap(one: DateRange, other: DateRange): boolean {
  return one.startDate <= other.endDate && other.startDate <= one.endDate;
}

/** The seven days around the date, from the user's first day of the week. */
export function weekOf(date: LocalDate, startOfWeek: Weekday): DateRange {
  const since = (parse(date).getUTCDay() - weekdays.indexOf(startOfWeek) + 7) % 7;
  const startDate = addDays(date, -since);
  return { startDate, endDate: addDays(startDate, 6) };
}

/** The calendar month around the date. */
export function monthOf(date: LocalDate): DateRange {
  const startDate = `${date.slice(0, 7)}-01`;
  return { startDate, endDate: addDays(addMonths(startDate, 1), -1) };
}

const day = 86_400_000;

/** Days are counted in UTC, where each has 24 hours. */
function midnight(date: LocalDate): number {
  const kept = midnights.get(date);
  if (kept !== undefined) return kept;
  if (date.length !== 10) throw new RangeError(`Not a date: ${date}`);
  const millis = toMillis(`${date}T00:00:00.000Z`);
  if (midnights.size === mostMidnights) midnights.clear();
  midnights.set(date, millis);
  return millis;
}

/** Plans of many people need the same days repeatedly. */
const midnights = new Map<LocalDate, number>();
const mostMidnights = 2_000;

function parse(date: LocalDate): Date {
  // oxlint-disable-next-line no-restricted-globals -- of a given day, not of the clock
  return new Date(midnight(date));
}

function dayAt(millis: number): LocalDate {
  const instant = toInstant(millis);
  return instant.slice(0, instant.indexOf('T'));
}

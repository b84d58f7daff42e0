import type { PatternDay } from './patternDay.ts';

export const daysOfWeek = 7;

/** The most days of a pattern (company.schema.json). */
const mostDays = 366;

/** A pattern of whole weeks is told by weekday: its first day is a Monday. */
export function isWeekly({ length }: readonly unknown[]): boolean {
  return length > 0 && length % daysOfWeek === 0;
}

/** A week more, like the last one. */
export function withWeek(days: readonly PatternDay[]): readonly PatternDay[] {
  const longer = [...days, ...days.slice(-daysOfWeek)];
  return longer.length > mostDays ? days : longer;
}

/** A day more, like the last one. */
export function withDay(days: readonly PatternDay[]): readonly PatternDay[] {
  const last = days.at(-1);
  return last === undefined || days.length === mostDays ? days : [...days, last];
}

/** Without the last days, but with one at least. */
export function withoutLast(days: readonly PatternDay[], count: number): readonly PatternDay[] {
  return days.length > count ? days.slice(0, -count) : days;
}

/** Days of work and days off as the form begins with. */
export const usualWeek: readonly PatternDay[] = Array.from(
  { length: daysOfWeek },
  (_, index): PatternDay =>
    index < 5
      ? { kind: 'WORK', start: '08:00', end: '16:30', breaks: [{ start: '12:00', end: '12:30' }] }
      : { kind: 'OFF' },
);

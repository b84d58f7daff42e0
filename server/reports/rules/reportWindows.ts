import { addDays, dayCount, weekOf, type DateRange, type Weekday } from 'shared-contracts';

/** Person-days that are read at a time. */
const daysAtOnce = 100;

/** Some of the people on some of the days, which are read, sorted and written together. */
export interface ReportWindow<Person> {
  readonly days: DateRange;
  readonly people: readonly Person[];
}

/**
 * Divides people and days into windows of at most a hundred person-days, or all days of one person,
 * in the order of the report: all days of some people, or some days of all people.
 */
export function* reportWindows<Person>(
  people: readonly Person[],
  range: DateRange,
  isByPerson: boolean,
): Generator<ReportWindow<Person>> {
  if (people.length === 0) return;
  const atOnce = isByPerson
    ? { days: dayCount(range), people: Math.max(1, Math.floor(daysAtOnce / dayCount(range))) }
    : { days: Math.max(1, Math.floor(daysAtOnce / people.length)), people: daysAtOnce };
  for (const days of divided(range, atOnce.days, atOnce.days)) {
    for (let first = 0; first < people.length; first += atOnce.people) {
      yield { days, people: people.slice(first, first + atOnce.people) };
    }
  }
}

/**
 * The weeks of a range by the reader's first day of the week; the first and the last are cut to the
 * range.
 */
export function weeksOf(range: DateRange, startOfWeek: Weekday): DateRange[] {
  const first = weekOf(range.startDate, startOfWeek);
  return divided(range, dayCount({ startDate: range.startDate, endDate: first.endDate }), 7);
}

function divided({ startDate, endDate }: DateRange, first: number, others: number): DateRange[] {
  const parts: DateRange[] = [];
  for (let start = startDate, length = first; start <= endDate; length = others) {
    const end = addDays(start, length - 1);
    parts.push({ startDate: start, endDate: end < endDate ? end : endDate });
    start = addDays(end, 1);
  }
  return parts;
}

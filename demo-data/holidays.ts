import { addDays, type LocalDate } from 'shared-contracts';
import { DateTime } from 'luxon';
import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';

type Rule = readonly [name: string, dateIn: (year: number) => LocalDate];

const on =
  (monthAndDay: string) =>
  (year: number): LocalDate =>
    `${year}-${monthAndDay}`;

/** The nth weekday (1 is Monday) of a month; n = -1 is the last one. */
const nth =
  (n: number, weekday: number, month: number) =>
  (year: number): LocalDate => {
    const first = DateTime.utc(year, month, 1);
    const fromStart = addDays(isoDate(first), ((weekday - first.weekday + 7) % 7) + 7 * (n - 1));
    const last = first.endOf('month');
    return n > 0 ? fromStart : addDays(isoDate(last), -((last.weekday - weekday + 7) % 7));
  };

const rules: Readonly<Record<string, readonly Rule[]>> = {
  GB: [
    ["New Year's Day", on('01-01')],
    ['Early May bank holiday', nth(1, 1, 5)],
    ['Spring bank holiday', nth(-1, 1, 5)],
    ['Summer bank holiday', nth(-1, 1, 8)],
    ['Christmas Day', on('12-25')],
    ['Boxing Day', on('12-26')],
  ],
  US: [
    ["New Year's Day", on('01-01')],
    ['Memorial Day', nth(-1, 1, 5)],
    ['Independence Day', on('07-04')],
    ['Labor Day', nth(1, 1, 9)],
    ['Thanksgiving', nth(4, 4, 11)],
    ['Christmas Day', on('12-25')],
  ],
  TH: [
    ["New Year's Day", on('01-01')],
    ['Songkran', on('04-13')],
    ['Songkran', on('04-14')],
    ['Songkran', on('04-15')],
    ['Labour Day', on('05-01')],
    ["King's Birthday", on('07-28')],
    ["Mother's Day", on('08-12')],
    ["Father's Day", on('12-05')],
    ['Constitution Day', on('12-10')],
    ["New Year's Eve", on('12-31')],
  ],
};

/**
 * The calendars of the three countries for last year, this one and the next, with the company's own
 * day off. The days in `open` are never holidays, so that the demo always has work.
 */
export function holidayCalendars(
  year: number,
  companyDay: LocalDate,
  open: ReadonlySet<LocalDate>,
): HolidayCalendarEntry[] {
  return Object.entries(rules).map(([code, list]) => {
    const days = new Map(
      [year - 1, year, year + 1].flatMap((each) =>
        list.map(([name, dateIn]): [LocalDate, string] => [dateIn(each), name]),
      ),
    );
    if (!days.has(companyDay)) days.set(companyDay, 'Northgate Day');
    const holidays = [...days]
      .filter(([date]) => !open.has(date))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, name]) => ({ date, name }));
    return { code, holidays };
  });
}

function isoDate(date: DateTime): LocalDate {
  return date.toISODate() ?? '';
}

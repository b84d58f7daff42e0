import { addDays, localDay, weekOf, type Instant, type LocalDate } from 'shared-contracts';
import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';
import { holidayCalendars } from './holidays.ts';
import { sites, type SiteCode } from './sites.ts';

/** The demo's dates around the moment of its creation. */
export interface Calendar {
  readonly now: Instant;
  /** The current day in the zone of the first site. */
  readonly today: LocalDate;
  /** Monday of this week. The pay cycle of two weeks began a week earlier. */
  readonly monday: LocalDate;
  readonly payCycleStart: LocalDate;
  /** First day of the previous pay cycle. */
  readonly historyStart: LocalDate;
  readonly holidays: readonly HolidayCalendarEntry[];
  /** The current day at the site. */
  todayAt(site: SiteCode): LocalDate;
}

export function createCalendar(now: Instant): Calendar {
  const todayAt = (site: SiteCode) => localDay(now, sites[site].timeZone);
  const today = todayAt('RIVERSIDE');
  const monday = weekOf(today, 'MONDAY').startDate;
  const open = new Set([todayAt('RIVERSIDE'), todayAt('STBRENDAN'), todayAt('SATHORN')]);
  return {
    now,
    today,
    monday,
    payCycleStart: addDays(monday, -7),
    historyStart: addDays(monday, -21),
    holidays: holidayCalendars(Number(today.slice(0, 4)), addDays(monday, -5), open),
    todayAt,
  };
}

import type { LocalDate } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { alphabetical } from '../../people/data/personSql.ts';
import type { ReplannedDays } from '../rules/changedDays.ts';
import type { ClosedEntries, Replanned, SitePunches } from '../rules/timeEffects.ts';
import type { Unmanaged } from '../rules/unmanagedEffects.ts';
import { fullName, lasts } from './sections/entrySql.ts';
import { unmanagedFrom } from './sections/jobSql.ts';

const owners = 'assignment join employee on employee.id = assignment.employee_id';
const byName = `${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')},
  employee.id`;

/** Of these assignments, and of those that the people manage, today or later. */
export const readUnmanaged = statement<
  Unmanaged,
  { codes: readonly string[]; managers: readonly string[]; today: LocalDate }
>(
  'readUnmanagedAssignments',
  `select code, "employeeId", name, day as "from" from (
     select assignment.code, employee.id as "employeeId", ${fullName()} as name,
       row_number() over (order by ${byName}) as number, ${unmanagedFrom} as day
     from ${owners}
     where assignment.code = any($codes) or assignment.id in (
       select range.assignment_id from manager_assignment range
       join employee manager on manager.id = range.manager_id
       where manager.employee_number = any($managers) and ${lasts('range.end_date')})) asked
   where day is not null order by number`,
);

/** People who are clocked in. */
export const readClockedIn = statement<{ name: string }, { codes: readonly string[] }>(
  'readClockedIn',
  `select ${fullName()} as name from employee where id in (
     select employee_id from assignment join time_pair pair on pair.assignment_id = assignment.id
     where assignment.code = any($codes) and pair.clock_out is null and pair.is_latest
       and pair.deleted_at is null and not pair.is_correction)
   order by ${byName}`,
);

export const readSiteNames = statement<
  { code: string; name: string },
  { codes: readonly string[] }
>('readNamesOfSites', 'select code, name from geofence where code = any($codes)');

/** Metres between a punch and a site, as `distanceBetween` of `shared-contracts` has them. */
const distance = `2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(site.latitude - punch.latitude) / 2) ^ 2
    + cos(radians(punch.latitude)) * cos(radians(site.latitude))
      * sin(radians(site.longitude - punch.longitude) / 2) ^ 2)))`;

/**
 * Punches of shifts since a day that were inside a site, of people who clock in there, and of the
 * assignments `codes`.
 */
export const readSitePunches = statement<
  SitePunches,
  { sites: readonly string[]; codes: readonly string[]; since: LocalDate }
>(
  'readPunchesInsideSites',
  `select site.name as place, ${fullName()} as name, count(*) as punches,
     count(*) filter (where ${distance} > site.radius) as outside
   from geofence site
   cross join lateral (
     select assignment_id from assignment_geofence link where link.geofence_id = site.id
     union select id from assignment where code = any($codes)) near
   join assignment on assignment.id = near.assignment_id
   join employee on employee.id = assignment.employee_id
   join time_pair pair on pair.assignment_id = assignment.id and pair.is_latest
     and pair.start_date >= $since and pair.deleted_at is null
   cross join lateral (values
     (clock_in_geofence_id, clock_in_geofence_result, clock_in_latitude, clock_in_longitude),
     (clock_out_geofence_id, clock_out_geofence_result, clock_out_latitude, clock_out_longitude))
     punch(site_id, result, latitude, longitude)
   where site.code = any($sites) and punch.site_id = site.id and punch.latitude is not null
     and punch.result in ('INSIDE', 'BORDERING_INSIDE')
   group by site.id, site.name, employee.id
   order by site.name, ${byName}`,
);

interface Asked {
  readonly days: string;
  readonly workSchedules: readonly string[];
  readonly holidays: string;
  readonly calendars: string;
  readonly today: LocalDate;
  readonly since: LocalDate;
}

/** SQL: days of assignments whose plan changes, within the assignment. */
const changed = `(
  select assignment.id as assignment_id, greatest(days.first, assignment.start_date) as first,
    least(days.last, coalesce(assignment.end_date, 'infinity')) as last
  from assignment join (
    select named.id, given."startDate", coalesce(given."endDate", 'infinity')
    from jsonb_to_recordset($days::jsonb)
      given(assignment text, "startDate" date, "endDate" date)
    join assignment named on named.code = given.assignment
    union all
    select range.assignment_id, range.start_date, coalesce(range.end_date, 'infinity')
    from work_schedule join assigned_schedule range on range.work_schedule_id = work_schedule.id
    where external_code = any($workSchedules)
    union all
    select named.id, given.date, given.date
    from jsonb_to_recordset($holidays::jsonb) given(calendar text, date date)
    join holiday_calendar on holiday_calendar.code = given.calendar
    join assignment named on named.holiday_calendar_id = holiday_calendar.id
    union all
    select named.id, holiday.date, holiday.date
    from jsonb_to_recordset($calendars::jsonb) given(assignment text, calendar text)
    join assignment named on named.code = given.assignment
    join holiday_calendar on holiday_calendar.code = given.calendar
    join lateral (
      select distinct date from (
        select min(date) as date from holiday
        where holiday_calendar_id = holiday_calendar.id and date >= named.start_date
        union all
        select min(date) from holiday
        where holiday_calendar_id = holiday_calendar.id and date >= $today
        union all
        select date from holiday
        where holiday_calendar_id = holiday_calendar.id and date between $since and $today) one
    ) holiday on true
  ) days(id, first, last) on days.id = assignment.id
  where greatest(days.first, assignment.start_date)
    <= least(days.last, coalesce(assignment.end_date, 'infinity')))`;

const readReplannedPeople = statement<Replanned, Asked>(
  'readReplannedPeople',
  `select ${fullName()} as name, min(first) filter (where first < $today) as past,
     min(greatest(first, $today::date)) filter (where last >= $today) as next
   from ${changed} changed join assignment on assignment.id = changed.assignment_id
   join employee on employee.id = assignment.employee_id
   group by employee.id order by ${byName}`,
);

/** Approved or signed off; of everybody if rules change. */
const readClosedOfPeople = statement<ClosedEntries, Asked & { everybody: boolean }>(
  'readClosedEntries',
  `select ${fullName()} as name, count(distinct pair.id) as entries
   from (
     select assignment_id, first, last from ${changed} changed
     union all select id, '-infinity', 'infinity' from assignment where $everybody) days
   join assignment on assignment.id = days.assignment_id
   join employee on employee.id = assignment.employee_id
   join time_pair pair on pair.assignment_id = days.assignment_id and pair.is_latest
     and pair.start_date between greatest(days.first, $since) and least(days.last, $today)
   where pair.deleted_at is null and (pair.status = 'APPROVED' or exists (
     select from sign_off_part part where part.assignment_id = pair.assignment_id
       and pair.start_date between part.first and part.last))
   group by employee.id order by ${byName}`,
);

/** People whose planned days change, and those of their entries that are closed. */
export async function readReplanned(
  transaction: Runner,
  { days, workSchedules, holidays, calendars }: ReplannedDays,
  { today, since, everybody }: { today: LocalDate; since: LocalDate; everybody: boolean },
) {
  const asked = {
    ...{ days: JSON.stringify(days), workSchedules, today, since },
    holidays: JSON.stringify(fewest(holidays, since, today)),
    calendars: JSON.stringify(calendars),
  };
  const none = [days, workSchedules, holidays, calendars].every((list) => list.length === 0);
  return {
    people: none ? [] : await transaction.run(readReplannedPeople, asked),
    closed:
      none && !everybody ? [] : await transaction.run(readClosedOfPeople, { ...asked, everybody }),
  };
}

/**
 * Of the days of each calendar the first one, the last one before today, the first one from today
 * on, and all that count for closed entries: a calendar can have thousands.
 */
function fewest(holidays: ReplannedDays['holidays'], since: LocalDate, today: LocalDate) {
  return [...Map.groupBy(holidays, ({ calendar }) => calendar)].flatMap(([calendar, own]) => {
    const dates = own.map(({ date }) => date).toSorted();
    const past = dates.filter((date) => date < today);
    const kept = [
      ...dates.slice(0, 1),
      ...past.slice(-1),
      ...dates.slice(past.length, past.length + 1),
      ...dates.filter((date) => since <= date && date <= today),
    ];
    return [...new Set(kept)].map((date) => ({ calendar, date }));
  });
}

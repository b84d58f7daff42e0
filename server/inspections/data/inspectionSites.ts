import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { InspectionPerson } from '../rules/inspection.ts';

/** The existing sites, and the assignments that belong to them now, grouped as in reports. */
const sites = `select 'COMPANY' as kind, company as code, company as name, id as assignment_id
   from assignment
   union all
   select 'COST_CENTER', center.code, center.name, assignment.id
   from cost_center center left join assignment on assignment.cost_center_id = center.id
   union all
   select 'GEOFENCE', geofence.code, geofence.name, assigned.assignment_id
   from geofence left join assignment_geofence assigned on assigned.geofence_id = geofence.id`;

export const readSites = statement<components['schemas']['InspectionSite']>(
  'readInspectionSites',
  `select kind, code, name, count(assignment_id) as people from (${sites}) site
   group by kind, code, name order by kind, name collate "und-x-icu", code`,
);

export const findSite = statement<
  Pick<components['schemas']['InspectionSite'], 'name'>,
  { kind: string; code: string }
>(
  'findInspectionSite',
  `select name from (${sites}) site where kind = $kind and code = $code limit 1`,
);

/**
 * People who belong to the site now and are employed, or have time, on any of the days; and
 * those who have, or once had, time of these days on the cost center or at the place, wherever
 * they belong now. Earlier companies of a person are not stored.
 */
export const readSitePeople = statement<
  InspectionPerson,
  { kind: string; code: string; from: string; to: string }
>(
  'readInspectionPeople',
  `with pair as not materialized (
     select * from time_pair where start_date between $from::date and $to::date
   ), member as (
     select assignment.id from (${sites}) site
     join assignment on assignment.id = site.assignment_id
     where site.kind = $kind and site.code = $code
       and (assignment.start_date <= $to and coalesce(assignment.end_date, $from) >= $from
         or assignment.id in (select assignment_id from pair))
     union
     select pair.assignment_id from pair join cost_center center on center.id = pair.cost_center_id
     where $kind = 'COST_CENTER' and center.code = $code
     union
     select pair.assignment_id from pair join geofence
       on geofence.id = clock_in_geofence_id and clock_in_geofence_result <> 'OUTSIDE'
       or geofence.id = clock_out_geofence_id and clock_out_geofence_result <> 'OUTSIDE'
     where $kind = 'GEOFENCE' and geofence.code = $code
   )
   select assignment.id, assignment.code, employee.id as "employeeId",
     employee.employee_number as "employeeNumber", employee.first_name as "firstName",
     employee.last_name as "lastName", position.description as position,
     assignment.time_zone as "timeZone",
     (select coalesce(max(sequence), 0) from time_pair_record
      where assignment_id = assignment.id) as head
   from member
   join assignment on assignment.id = member.id
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   order by employee.employee_number collate "C", assignment.id`,
);

/** The company's name. */
export const readCompany = statement<{ name: string }>(
  'readInspectedCompany',
  'select name from company',
);

/** Names of reasons in the reader's language. */
export const readReasonNames = statement<{ id: number; name: string }, { locale: string }>(
  'readInspectedReasons',
  `select id, coalesce(names ->> $locale, names ->> 'en', code) as name from reason`,
);

import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import type { InspectionPerson } from '../rules/inspection.ts';

/** The sites to which assignments belong: company, cost center and geofences, as reports group by. */
const sites = `select 'COMPANY' as kind, company as code, company as name, id as assignment_id
   from assignment
   union all
   select 'COST_CENTER', center.code, center.name, assignment.id
   from assignment join cost_center center on center.id = assignment.cost_center_id
   union all
   select 'GEOFENCE', geofence.code, geofence.name, assigned.assignment_id
   from assignment_geofence assigned join geofence on geofence.id = assigned.geofence_id`;

export const readSites = statement<components['schemas']['InspectionSite']>(
  'readInspectionSites',
  `select kind, code, name, count(*) as people from (${sites}) site
   group by kind, code, name order by kind, name collate "und-x-icu", code`,
);

/** Values: kind, code. */
export const findSite = statement<Pick<components['schemas']['InspectionSite'], 'name'>>(
  'findInspectionSite',
  `select name from (${sites}) site where kind = $1 and code = $2 limit 1`,
);

/** Values: kind, code, first and last day. Whoever is employed, or has time, on any of the days. */
export const readSitePeople = statement<InspectionPerson>(
  'readInspectionPeople',
  `select assignment.id, assignment.code, employee.id as "employeeId",
     employee.employee_number as "employeeNumber", employee.first_name as "firstName",
     employee.last_name as "lastName", position.description as position,
     assignment.time_zone as "timeZone",
     (select coalesce(max(sequence), 0) from time_pair_record
      where assignment_id = assignment.id) as head
   from (${sites}) site
   join assignment on assignment.id = site.assignment_id
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   where site.kind = $1 and site.code = $2
     and (assignment.start_date <= $4 and coalesce(assignment.end_date, $3) >= $3
       or exists (select from time_pair
         where assignment_id = assignment.id and start_date between $3 and $4))
   order by employee.employee_number collate "C", assignment.id`,
);

/** The company's name. */
export const readCompany = statement<{ name: string }>(
  'readInspectedCompany',
  'select name from company',
);

/** Words for reasons by the reader's language. Value: locale. */
export const readReasonNames = statement<{ id: number; name: string }>(
  'readInspectedReasons',
  `select id, coalesce(names ->> $1, names ->> 'en', code) as name from reason`,
);

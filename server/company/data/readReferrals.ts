import { managerAuthorities } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { composed, type Runner } from '../../database/statement.ts';
import { ownPrefix } from '../../hr-outbox/rules/ownPrefix.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import { referralWays, type Referral } from '../rules/referralFaults.ts';
import { removedKeys } from '../rules/removedEntries.ts';

const range = (name: string) => `concat_ws(E'\\n', employee.employee_number, assignment.code,
    range.start_date) as by, ${name} || ' from ' || range.start_date as name`;

/** Managing ranges that a company file can have; others go with their person or assignment. */
const ranges = `manager_assignment range
  join employee on employee.id = range.manager_id
  join assignment on assignment.id = range.assignment_id
    and range.manager_id <> assignment.employee_id
    and (range.end_date < current_date or ${holdsAnywhere(managerAuthorities)})`;

const ofAssignments = (column: string, table: string) =>
  `select named.code, assignment.code as by, assignment.code as name
   from ${table} named join assignment on assignment.${column} = named.id`;

const linkedTo = (owner: string, named: string, link = `${owner}_${named}`) =>
  `select named.code, ${owner}.code as by, ${owner}.code as name
   from ${named} named join ${link} link on link.${named}_id = named.id
   join ${owner} on ${owner}.id = link.${owner}_id`;

const assigned = `assigned_schedule range
  join assignment on assignment.id = range.assignment_id
  join work_schedule on work_schedule.id = range.work_schedule_id`;
/** In the product: the range goes with its assignment. */
const planned = `${assigned} and (range.code is null or range.code like '${ownPrefix}%')`;

/**
 * SQL of each way in which other entries refer to an entry: its `code`; of what refers to it the key
 * (`by`) and what people call it (`name`).
 */
export const referralSql: Readonly<Record<Referral['way'], string>> = {
  CLOCKS_IN_AT: linkedTo('assignment', 'geofence'),
  IS_PLACE_OF_COST_CENTER: `select named.code, center.code as by, center.code as name
    from geofence named join cost_center center on center.geofence_id = named.id`,
  IS_PLACE_OF_TERMINAL: `select named.code, terminal_id as by, terminal_id as name
    from geofence named join terminal on terminal.geofence_id = named.id`,
  IS_POSITION_OF: ofAssignments('position_id', 'position'),
  IS_COST_CENTER_OF: ofAssignments('cost_center_id', 'cost_center'),
  IS_FIELD_OF_TIME_TYPE: linkedTo('time_type', 'custom_field'),
  IS_FIELD_OF_ASSIGNMENT: linkedTo('assignment', 'custom_field'),
  IS_IN_PROFILE: `select named.code, profile.code as by, profile.code as name
    from time_type named join time_type_profile profile on main_time_type_id = named.id
      or profile.id in (select time_type_profile_id from time_type_profile_type link
        where link.time_type_id = named.id)`,
  IS_PROFILE_OF: ofAssignments('time_type_profile_id', 'time_type_profile'),
  IS_CALENDAR_OF: ofAssignments('holiday_calendar_id', 'holiday_calendar'),
  HOLDS: `select employee_number as code, assignment.code as by, assignment.code as name
    from employee named join assignment on assignment.employee_id = named.id`,
  MANAGES: `select employee.employee_number as code, ${range('assignment.code')} from ${ranges}`,
  HAS_OWN_SCHEDULE: `select employee_number as code, external_code as by, external_code as name
    from employee named join work_schedule on individual_employee_id = named.id
      and external_code not like '${ownPrefix}%'`,
  OWNS_GROUP: `select employee_number as code, held.code as by, held.name
    from employee named join employee_group held on owner_id = named.id
      and held.code is not null`,
  SHARES_GROUP: `select employee_number as code, held.code as by, held.name
    from employee named join employee_group_share share on share.manager_id = named.id
    join employee_group held on held.id = share.group_id and held.code is not null`,
  IS_MANAGED: `select assignment.code, ${range('employee.employee_number')} from ${ranges}`,
  HAS_SCHEDULE: `select assignment.code, range.code as by,
      external_code || ' from ' || range.start_date as name
    from ${assigned} and range.code not like '${ownPrefix}%'`,
  HAS_ABSENCE: `select named.code, absence.code as by, absence.code as name
    from assignment named join absence on absence.assignment_id = named.id`,
  IS_IN_GROUP: `select named.code, held.code as by, held.name
    from assignment named join employee_group_member member on member.assignment_id = named.id
    join employee_group held on held.id = member.group_id and held.code is not null`,
  IS_ASSIGNED: `select external_code as code, range.code as by,
      assignment.code || ' from ' || range.start_date as name
    from ${assigned} and range.code not like '${ownPrefix}%'`,
  IS_PLANNED: `select distinct external_code as code, assignment.code as by,
      assignment.code as name
    from ${planned}`,
  OWN_SCHEDULE_IS_PLANNED: `select distinct employee_number as code, assignment.code as by,
      assignment.code as name
    from ${planned} join employee named on named.id = individual_employee_id
      and external_code like '${ownPrefix}%'`,
};

/** What refers to the entries that a file removes. Read it before the file is written. */
export async function readReferrals(runner: Runner, file: CompanyFile): Promise<Referral[]> {
  const found: Referral[] = [];
  for (const { way, to } of referralWays) {
    const codes = removedKeys(file, to).map(({ key }) => key);
    if (codes.length === 0) continue;
    const rows = await runner.run(
      composed<Omit<Referral, 'way'>, { codes: readonly string[] }>(
        `select code, by, name from (${referralSql[way]}) referral
         where code = any($codes) order by code collate "C", by collate "C"`,
      ),
      { codes },
    );
    found.push(...rows.map((row) => ({ ...row, way })));
  }
  return found;
}

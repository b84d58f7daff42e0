import { composed, statement, type Runner } from '../../database/statement.ts';
import type { CodedSection, ExistingCompany } from '../rules/existingCompany.ts';
import { readKnownShifts, shiftKeyOf } from './writeHistory.ts';

const tables: readonly (readonly [CodedSection, string, string])[] = [
  ['geofences', 'geofence', 'code'],
  ['positions', 'position', 'code'],
  ['costCenters', 'cost_center', 'code'],
  ['customFields', 'custom_field', 'code'],
  ['timeTypes', 'time_type', 'code'],
  ['timeTypeProfiles', 'time_type_profile', 'code'],
  ['reasons', 'reason', 'code'],
  ['holidayCalendars', 'holiday_calendar', 'code'],
  ['people', 'employee', 'employee_number'],
  ['assignments', 'assignment', 'code'],
  ['workSchedules', 'work_schedule', 'external_code'],
  ['employeeGroups', 'employee_group', 'code'],
];

type Rows<Key extends 'assignments' | 'managers' | 'assignedSchedules'> =
  ExistingCompany[Key][number];

const readCompany = statement<object>('readWhetherCompany', 'select from company');
const readOptions = statement<{ field: string; code: string }>(
  'readOptionCodes',
  `select f.code as field, o.code
   from custom_field_option o join custom_field f on f.id = o.custom_field_id`,
);
const readUsernames = statement<{ username: string; number: string }>(
  'readUsernames',
  `select fold(username) as username, employee_number as number from employee
   where username is not null`,
);
const readBadges = statement<{ badge: string; number: string }>(
  'readBadges',
  `select coalesce(badge, '') as badge, employee_number as number from employee
   where badge is not null`,
);
const readAssignments = statement<Rows<'assignments'>>(
  'readExistingAssignments',
  `select a.code, e.employee_number as employee, is_primary as "isPrimary",
     start_date as "startDate", coalesce(end_date, '9999-12-31') as "endDate",
     time_zone as "timeZone"
   from assignment a join employee e on e.id = a.employee_id order by a.id`,
);
const readManagers = statement<Rows<'managers'>>(
  'readExistingManagers',
  `select e.employee_number as manager, a.code as assignment, m.start_date as "startDate",
     coalesce(m.end_date, '9999-12-31') as "endDate"
   from manager_assignment m join employee e on e.id = m.manager_id
   join assignment a on a.id = m.assignment_id order by m.id`,
);
const readAssigned = statement<Rows<'assignedSchedules'>>(
  'readExistingAssignedSchedules',
  `select coalesce(s.code, '#' || s.id) as code, a.code as assignment,
     s.start_date as "startDate", coalesce(s.end_date, '9999-12-31') as "endDate"
   from assigned_schedule s join assignment a on a.id = s.assignment_id
   where not s.is_temporary order by s.id`,
);
const readGroups = statement<ExistingCompany['employeeGroups'][number]>(
  'readExistingEmployeeGroups',
  `select g.code, g.name, e.employee_number as owner
   from employee_group g join employee e on e.id = g.owner_id order by g.id`,
);
/** Assignments with time. */
export const readRecordedAssignments = statement<{ code: string }>(
  'readRecordedAssignments',
  `select code from assignment a
   where exists (select from time_pair p where p.assignment_id = a.id)`,
);
const readOpenShifts = statement<{ code: string }>(
  'readOpenShiftAssignments',
  `select a.code from time_pair p join assignment a on a.id = p.assignment_id
   where p.clock_out is null and p.is_latest and p.deleted_at is null and not p.is_correction`,
);

/** The rows that a file can refer to or conflict with, of its history by those codes. */
export async function readExisting(
  transaction: Runner,
  historyCodes: readonly string[],
): Promise<ExistingCompany> {
  const company = await transaction.run(readCompany);
  const codes = new Map<CodedSection, ReadonlySet<string>>();
  for (const [section, table, column] of tables) {
    const rows = await transaction.run(
      composed<{ code: string }>(
        `select ${column} as code from ${table} where ${column} is not null`,
      ),
    );
    codes.set(section, new Set(rows.map(({ code }) => code)));
  }
  codes.set('history', await importedHistory(transaction, historyCodes));
  const options = await transaction.run(readOptions);
  const usernames = await transaction.run(readUsernames);
  const badges = await transaction.run(readBadges);
  const assignments = await transaction.run(readAssignments);
  const managers = await transaction.run(readManagers);
  const assigned = await transaction.run(readAssigned);
  const groups = await transaction.run(readGroups);
  const recorded = await transaction.run(readRecordedAssignments);
  const open = await transaction.run(readOpenShifts);
  return {
    hasCompany: company.length > 0,
    codes: Object.fromEntries(codes),
    options: new Map(
      [...Map.groupBy(options, ({ field }) => field)].map(([field, rows]) => [
        field,
        new Set(rows.map(({ code }) => code)),
      ]),
    ),
    usernames: new Map(usernames.map(({ username, number }) => [username, number])),
    badges: new Map(badges.map(({ badge, number }) => [badge, number])),
    assignments,
    managers,
    assignedSchedules: assigned,
    employeeGroups: groups,
    recorded: new Set(recorded.map(({ code }) => code)),
    openShifts: new Set(open.map(({ code }) => code)),
  };
}

/** Those of the codes that were imported before. */
async function importedHistory(transaction: Runner, codes: readonly string[]) {
  const byKey = new Map(codes.map((code) => [shiftKeyOf(code), code]));
  const rows = await transaction.run(readKnownShifts, { keys: [...byKey.keys()] });
  return new Set(rows.flatMap(({ shift_key }) => byKey.get(shift_key) ?? []));
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CodedSection, ExistingCompany } from '../rules/existingCompany.ts';
import { shiftKeyOf } from './writeHistory.ts';

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
];

type Rows<Key extends 'assignments' | 'managers' | 'assignedSchedules'> =
  ExistingCompany[Key][number];

/** What the database holds that a file may refer to or collide with. */
export async function readExisting(
  transaction: Transaction<Tables>,
  file: unknown,
): Promise<ExistingCompany> {
  const company = await sql`select from company`.execute(transaction);
  const codes = new Map<CodedSection, ReadonlySet<string>>();
  for (const [section, table, column] of tables) {
    const { rows } = await sql<{ code: string }>`select ${sql.id(column)} as code
      from ${sql.table(table)}`.execute(transaction);
    codes.set(section, new Set(rows.map(({ code }) => code)));
  }
  codes.set('history', await importedHistory(transaction, file));
  const options = await sql<{ field: string; code: string }>`select f.code as field, o.code
    from custom_field_option o join custom_field f on f.id = o.custom_field_id`.execute(
    transaction,
  );
  const usernames = await sql<{ username: string; number: string }>`
    select lower(username) as username, employee_number as number from employee
    where username is not null`.execute(transaction);
  const assignments = await sql<Rows<'assignments'>>`
    select a.code, e.employee_number as employee, is_primary as "isPrimary",
      start_date as "startDate", coalesce(end_date, '9999-12-31') as "endDate", time_zone as "timeZone"
    from assignment a join employee e on e.id = a.employee_id`.execute(transaction);
  const managers = await sql<Rows<'managers'>>`
    select e.employee_number as manager, a.code as assignment, m.start_date as "startDate",
      coalesce(m.end_date, '9999-12-31') as "endDate"
    from manager_assignment m join employee e on e.id = m.manager_id
      join assignment a on a.id = m.assignment_id`.execute(transaction);
  const assigned = await sql<Rows<'assignedSchedules'>>`
    select coalesce(s.code, '#' || s.id) as code, a.code as assignment,
      s.start_date as "startDate", coalesce(s.end_date, '9999-12-31') as "endDate"
    from assigned_schedule s join assignment a on a.id = s.assignment_id
    where not s.is_temporary`.execute(transaction);
  const recorded = await sql<{ code: string }>`select code from assignment a
    where exists (select from time_pair p where p.assignment_id = a.id)`.execute(transaction);
  const open = await sql<{ code: string }>`select a.code from time_pair p
    join assignment a on a.id = p.assignment_id where p.clock_out is null and p.is_latest
    and p.deleted_at is null and not p.is_correction`.execute(transaction);
  return {
    hasCompany: company.rows.length > 0,
    codes: Object.fromEntries(codes),
    options: new Map(
      [...Map.groupBy(options.rows, ({ field }) => field)].map(([field, rows]) => [
        field,
        new Set(rows.map(({ code }) => code)),
      ]),
    ),
    usernames: new Map(usernames.rows.map(({ username, number }) => [username, number])),
    assignments: assignments.rows,
    managers: managers.rows,
    assignedSchedules: assigned.rows,
    recorded: new Set(recorded.rows.map(({ code }) => code)),
    openShifts: new Set(open.rows.map(({ code }) => code)),
  };
}

/** Codes of the file's history that were imported before. */
async function importedHistory(transaction: Transaction<Tables>, file: unknown) {
  const codes = historyCodes(file);
  const byKey = new Map(codes.map((code) => [shiftKeyOf(code), code]));
  const { rows } = await sql<{ shift_key: string }>`select shift_key from time_pair
    where shift_key = any(${[...byKey.keys()]}::uuid[])`.execute(transaction);
  return new Set(rows.flatMap(({ shift_key }) => byKey.get(shift_key) ?? []));
}

function historyCodes(file: unknown): string[] {
  if (typeof file !== 'object' || file === null || !('history' in file)) return [];
  const history: unknown = file.history;
  return (Array.isArray(history) ? history : []).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string'
      ? [entry.code]
      : [],
  );
}

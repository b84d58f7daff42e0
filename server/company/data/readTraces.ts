import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { composed, type Runner } from '../../database/statement.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import { actsOnly } from '../../person-data/rules/personTables.ts';
import { removedKeys } from '../rules/removedEntries.ts';
import { traceKinds, type Trace } from '../rules/traceFaults.ts';

/** Values of every statement. */
interface Asked {
  /** Keys of the entries that are removed. */
  readonly keys: readonly string[];
  /** Codes of all assignments that are removed. */
  readonly assignments: readonly string[];
  /** Numbers of all people who are removed. */
  readonly people: readonly string[];
}

/** SQL: whether a row exists. */
const exists = (table: string, condition: string) =>
  `exists (select from ${table} where ${condition})`;

/** SQL: whether a row names `employee` as actor, by columns of tables. */
const hasActed = (tables: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(tables)
    .flatMap(([table, columns]) =>
      columns.map((column) => exists(table, `${table}.${column} = employee.id`)),
    )
    .join(' or ');

const staysAssigned = `assignment_id not in (
  select id from assignment where code = any($assignments::text[]))`;
const staysPerson = `employee_id not in (
  select id from employee where employee_number = any($people::text[]))`;
const isActor = `record.actor_kind = 'employee' and record.actor_id = employee.id`;

const ofAssignments = (condition: string) =>
  `select code as key from assignment where code = any($keys::text[]) and (${condition})`;
const ofPeople = (condition: string) =>
  `select employee_number as key from employee
   where employee_number = any($keys::text[]) and (${condition})`;
const ofTerminals = (condition: string) =>
  `select terminal_id as key from terminal
   where terminal_id = any($keys::text[]) and (${condition})`;

/** SQL: entries of a list that time refers to in these columns; reads the time once. */
function ofTime(table: string, ...columns: readonly string[]): string {
  const ids = `array(select id from "${table}" where code = any($keys::text[]))`;
  const isOne = columns.map((column) => `${column} = any(${ids})`).join(' or ');
  const used = ['time_pair', 'segment'].map(
    (time) => `select unnest(array[${columns.join()}]) from ${time} where ${isOne}`,
  );
  return `select code as key from "${table}"
    where code = any($keys::text[]) and id in (${used.join(' union ')})`;
}

const fieldsOfTime = ['time_pair', 'segment'].map(
  (time) => `select (chosen -> 'timePairCustomField' ->> 'id')::bigint
    from ${time}, jsonb_array_elements(custom_field_values) chosen
    where custom_field_values <> '[]'`,
);

/**
 * SQL of the keys that have a trace. A manager decides on the time of the assignments of the
 * person's ranges, a super administrator on that of all.
 */
export const traceSql: Readonly<Record<Trace['trace'], string>> = {
  TIME: ofAssignments(
    ['time_pair', 'time_pair_record', 'forgotten_time', 'hr_outbox']
      .map((table) => exists(table, `${table}.assignment_id = assignment.id`))
      .join(' or '),
  ),
  DAYS: ofAssignments(
    ['unworked_day', 'unworked_record', 'sign_off_part']
      .map((table) => exists(table, `${table}.assignment_id = assignment.id`))
      .join(' or '),
  ),
  ASSIGNMENT_KEPT_PUNCH: ofAssignments(
    exists('kept_punch', 'recorded_for = assignment.id or assignment_id = assignment.id'),
  ),
  HR_PLAN: ofAssignments(
    exists('schedule_outbox', `assignment_id = assignment.id and (state <> 'WAITING' or has_left)`),
  ),
  PERSON_KEPT_PUNCH: ofPeople(
    exists('kept_punch', 'employee_id = employee.id or settled_by = employee.id'),
  ),
  DECISIONS: ofPeople(
    `${exists(
      'manager_assignment range',
      `range.manager_id = employee.id and ${exists(
        'time_pair_record record',
        `record.assignment_id = range.assignment_id and ${isActor}`,
      )}`,
    )} or ${hasActed({
      unworked_day: ['decided_by'],
      unworked_record: ['decided_by'],
      sign_off: ['manager_id'],
    })} or ${holdsAnywhere(['SUPER_ADMIN'])}
      and ${exists('time_pair_record record', isActor)}`,
  ),
  PLANS: ofPeople(
    ['plan_change', 'plan_undo', 'assignment_plan']
      .map((table) => exists(table, `changed_by = employee.id and ${staysAssigned}`))
      .join(' or '),
  ),
  FACES: ofPeople(exists('face', `registered_by = employee.id and ${staysPerson}`)),
  ADMINISTRATION: ofPeople(hasActed(actsOnly)),
  DECISIONS_IN_RANGE: `select key from unnest($keys::text[]) key
    join employee on employee.employee_number = split_part(key, E'\\n', 1)
    join assignment on assignment.code = split_part(key, E'\\n', 2)
    where ${exists('time_pair_record record', `record.assignment_id = assignment.id and ${isActor}`)}`,
  HR_SCHEDULE: `select external_code as key from work_schedule
    where external_code = any($keys::text[]) and id in (
      select work_schedule_id from schedule_outbox where state = 'WAITING')`,
  DAY_OFF_SCHEDULE: `select external_code as key from work_schedule
    where external_code = any($keys::text[]) and to_jsonb(external_code) in (
      select value from feature_setting where name like 'NON_WORKING_DAY_SCHEDULE_%')`,
  SITE_OF_TIME: ofTime('geofence', 'clock_in_geofence_id', 'clock_out_geofence_id'),
  COST_CENTER_OF_TIME: ofTime('cost_center', 'cost_center_id'),
  FIELD_OF_TIME: `select code as key from custom_field
    where code = any($keys::text[]) and id in (${fieldsOfTime.join(' union ')})`,
  TYPE_OF_TIME: ofTime('time_type', 'time_type_id'),
  REASON_OF_TIME: ofTime('reason', 'reason_id'),
  OWN_REASON: `select code as key from reason where code = any($keys::text[]) and code = 'OTHER'`,
  KEPT_PUNCHES: ofTerminals(exists('kept_punch', 'kept_punch.terminal_id = terminal.id')),
  CONSENTS: ofTerminals(
    exists('face_answer', `face_answer.terminal_id = terminal.id and ${staysPerson}`),
  ),
};

/** What was recorded about the entries that a file removes. Read it before the file is written. */
export async function readTraces(runner: Runner, file: CompanyFile): Promise<Trace[]> {
  const keysOf = (section: Parameters<typeof removedKeys>[1]) =>
    removedKeys(file, section).map(({ key }) => key);
  const together = { assignments: keysOf('assignments'), people: keysOf('people') };
  const found: Trace[] = [];
  for (const { trace, section } of traceKinds) {
    const keys = keysOf(section);
    if (keys.length === 0) continue;
    const asked = composed<{ key: string }, Asked>(traceSql[trace]);
    const rows = await runner.run(asked, { keys, ...together });
    found.push(...rows.map(({ key }) => ({ trace, key })));
  }
  return found;
}

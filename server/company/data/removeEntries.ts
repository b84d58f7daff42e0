import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { Conflict } from '../../calls/retryOnConflict.ts';
import { composed, statement, type Runner } from '../../database/statement.ts';
import { personTables } from '../../person-data/rules/personTables.ts';
import type { Removed } from '../rules/removedEntries.ts';

interface Ids {
  readonly ids: readonly number[];
}

/** Tables of entries, with the column of their code. */
export const entryTables = {
  geofences: ['geofence', 'code'],
  positions: ['position', 'code'],
  costCenters: ['cost_center', 'code'],
  customFields: ['custom_field', 'code'],
  timeTypes: ['time_type', 'code'],
  timeTypeProfiles: ['time_type_profile', 'code'],
  reasons: ['reason', 'code'],
  holidayCalendars: ['holiday_calendar', 'code'],
  adjustmentRules: ['adjustment_rule', 'code'],
  people: ['employee', 'employee_number'],
  assignments: ['assignment', 'code'],
  workSchedules: ['work_schedule', 'external_code'],
  assignedSchedules: ['assigned_schedule', 'code'],
  absences: ['absence', 'code'],
  employeeGroups: ['employee_group', 'code'],
  terminals: ['terminal', 'terminal_id'],
} as const satisfies Readonly<Record<Exclude<keyof Removed, 'managers'>, readonly string[]>>;

type Section = keyof typeof entryTables;

/** Rows that go with an entry, by table and column; before the entry itself, in this order. */
export const removedParts: Partial<
  Readonly<Record<Section, readonly (readonly [string, string])[]>>
> = {
  assignments: [
    ['notification', 'assignment_id'],
    ['plan_undo', 'assignment_id'],
    ['plan_change', 'assignment_id'],
    ['assignment_plan', 'assignment_id'],
    ['schedule_outbox', 'assignment_id'],
    ['assigned_schedule', 'assignment_id'],
    ['employee_group_member', 'assignment_id'],
    ['manager_assignment', 'assignment_id'],
    ['assignment_recording_variant', 'assignment_id'],
    ['assignment_geofence', 'assignment_id'],
    ['assignment_custom_field', 'assignment_id'],
  ],
  people: [
    ['face_answer', 'employee_id'],
    ['planned_minimum', 'manager_id'],
    ['employee_group_share', 'manager_id'],
    ['employee_group', 'owner_id'],
    ['manager_assignment', 'manager_id'],
    ['plan_undo', 'changed_by'],
    ['work_schedule', 'individual_employee_id'],
    ...ownTables().map((table) => [table, 'employee_id'] as const),
  ],
  terminals: [
    ['access_token', 'terminal_id'],
    ['face_capture', 'terminal_id'],
    ['face_question', 'terminal_id'],
    ['terminal_dialog', 'terminal_id'],
    ['terminal_set_up_code', 'terminal_id'],
  ],
  customFields: [
    ['custom_field_option', 'custom_field_id'],
    ['time_type_custom_field', 'custom_field_id'],
    ['assignment_custom_field', 'custom_field_id'],
  ],
  timeTypes: [['time_type_custom_field', 'time_type_id']],
  timeTypeProfiles: [['time_type_profile_type', 'time_type_profile_id']],
  holidayCalendars: [['holiday', 'holiday_calendar_id']],
};

/** Tables that are about one person each, such as sessions, notifications and subscriptions. */
function ownTables(): string[] {
  return Object.entries(personTables)
    .filter(([, { of, erased }]) => of === 'employee_id = $employeeId' && erased === 'deleted')
    .map(([table]) => table)
    .filter((table) => table !== 'company_change_entry')
    .concat('notification');
}

/** Each section before those that it refers to. */
const order: readonly Section[] = [
  ...(['employeeGroups', 'absences', 'assignedSchedules', 'assignments', 'terminals'] as const),
  ...(['workSchedules', 'people', 'adjustmentRules', 'reasons', 'timeTypeProfiles'] as const),
  ...(['timeTypes', 'customFields', 'costCenters', 'positions', 'holidayCalendars'] as const),
  'geofences',
];

const lockTime = statement<never>(
  'lockTimeForRemovals',
  'lock table time_pair_record in share row exclusive mode',
);
const freeNames = statement<never, { numbers: readonly string[] }>(
  'freeNamesOfRemovedPeople',
  `update employee set username = null, badge = null, external_id = null
   where employee_number = any($numbers)`,
);
const freeGroups = statement<never, { codes: readonly string[] }>(
  'freeNamesOfRemovedGroups',
  'update employee_group set name = gen_random_uuid()::text where code = any($codes)',
);
const removeRanges = statement<never, { ranges: string }>(
  'removeManagingRanges',
  `delete from manager_assignment range
   using jsonb_to_recordset($ranges::jsonb) given(manager text, assignment text, "startDate" date),
     employee, assignment
   where employee.employee_number = given.manager and assignment.code = given.assignment
     and range.manager_id = employee.id and range.assignment_id = assignment.id
     and range.start_date = given."startDate"`,
);
/** The plans of these ranges cannot be undone: they name what is gone. */
const forgetUndo = statement<never, Pick<Required<Removed>, 'assignedSchedules' | 'workSchedules'>>(
  'forgetUndoOfRemovedSchedules',
  `delete from plan_undo where assignment_id in (
       select assignment_id from assigned_schedule where code = any($assignedSchedules))
     or exists (select from jsonb_array_elements(ranges) range
       where range ->> 'schedule_code' = any($workSchedules))`,
);
const forgetAnswers = statement<never, Ids>(
  'forgetAnswersOfRemovedPeople',
  `delete from command_answer where actor_kind = 'employee' and actor_id = any($ids::bigint[])`,
);
const forgetTerminalAnswers = statement<never, Ids>(
  'forgetAnswersOfRemovedTerminals',
  `delete from command_answer where actor_kind = 'terminal' and actor_id = any($ids::bigint[])`,
);
/** The history says what was changed, and nothing about whom. */
const blankHistory = statement<never, Ids>(
  'blankHistoryOfRemovedPeople',
  `update company_change_entry set employee_id = null, fields = coalesce((
     select jsonb_agg(jsonb_build_object('field', field -> 'field') order by number)
     from jsonb_array_elements(fields) with ordinality changed(field, number)), '[]')
   where employee_id = any($ids::bigint[])`,
);

/** Nobody records time for what is removed, from here on. Read after it what was recorded. */
export async function lockForRemovals(transaction: Runner, { removed }: CompanyFile) {
  if (removed === undefined) return;
  if (isReferredByTime.some((section) => (removed[section] ?? []).length > 0)) {
    await transaction.run(lockTime);
  }
}

const isReferredByTime = [
  ...(['people', 'assignments', 'managers', 'geofences', 'costCenters'] as const),
  ...(['customFields', 'timeTypes', 'reasons'] as const),
];

/** Lets the file give the names of removed people and groups to others. */
export async function freeRemovedNames(transaction: Runner, { removed }: CompanyFile) {
  if (removed === undefined) return;
  await transaction.run(freeNames, { numbers: removed.people ?? [] });
  await transaction.run(freeGroups, { codes: removed.employeeGroups ?? [] });
}

/**
 * Removes the entries that a file removes, after the rest of it is written. Returns the people who
 * had a session. What came to refer to an entry since the file was checked is a conflict.
 */
export async function removeEntries(
  transaction: Runner,
  { removed }: CompanyFile,
): Promise<readonly number[]> {
  if (removed === undefined) return [];
  const { assignedSchedules = [], workSchedules = [] } = removed;
  const signedOut: number[] = [];
  try {
    await transaction.run(removeRanges, { ranges: JSON.stringify(removed.managers ?? []) });
    await transaction.run(forgetUndo, { assignedSchedules, workSchedules });
    for (const section of order) {
      const codes = removed[section] ?? [];
      if (codes.length === 0) continue;
      const ids = await idsOf(transaction, section, codes);
      if (section === 'people') signedOut.push(...(await forgetPeople(transaction, ids)));
      if (section === 'terminals') await transaction.run(forgetTerminalAnswers, { ids });
      for (const [table, column] of removedParts[section] ?? []) {
        await remove(transaction, table, column, ids);
      }
      await remove(transaction, entryTables[section][0], 'id', ids);
    }
  } catch (error) {
    if (isReferredTo(error)) throw new Conflict();
    throw error;
  }
  return signedOut;
}

async function idsOf(transaction: Runner, section: Section, codes: readonly string[]) {
  const [table, column] = entryTables[section];
  const rows = await transaction.run(
    composed<{ id: number }, { codes: readonly string[] }>(
      `select id from "${table}" where ${column} = any($codes)`,
    ),
    { codes },
  );
  return rows.map(({ id }) => id);
}

/** Returns those who had a session. */
async function forgetPeople(transaction: Runner, ids: readonly number[]) {
  const rows = await transaction.run(readSignedIn, { ids });
  await transaction.run(forgetAnswers, { ids });
  await transaction.run(blankHistory, { ids });
  return rows.map(({ id }) => id);
}

const readSignedIn = statement<{ id: number }, Ids>(
  'readRemovedWithSessions',
  `select id from employee where id = any($ids::bigint[])
     and exists (select from access_token token where token.employee_id = employee.id)`,
);

async function remove(transaction: Runner, table: string, column: string, ids: readonly number[]) {
  const sql = `delete from "${table}" where ${column} = any($ids::bigint[])`;
  await transaction.run(composed<never, Ids>(sql), { ids });
}

/** PostgreSQL: foreign_key_violation. */
function isReferredTo(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}

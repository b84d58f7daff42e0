import { composed, statement, type Runner } from '../../database/statement.ts';
import { personalColumns } from '../../records/rules/record.ts';
import { personTables } from '../rules/personTables.ts';

/** Why a person cannot be erased yet. */
export type ErasureRefusal = 'NOT_FOUND' | 'STILL_EMPLOYED' | 'STILL_WAITING';

/** How many rows were deleted or blanked, by table. */
export type Erased = Readonly<Record<string, number>>;

interface State {
  readonly is_employed: boolean;
  readonly is_waiting: boolean;
}

const blank = [...personalColumns].map((column) => `${column} = null`).join(', ');
const hasPersonal = [...personalColumns].map((column) => `${column} is not null`).join(' or ');
const assignments = '(select id from assignment where employee_id = $employeeId)';

/** The person's row is locked. */
const readState = statement<State, { employeeId: number; now: Date; isHrConnected: boolean }>(
  'readErasureState',
  `select exists (select from assignment
           where employee_id = person.id and (end_date is null or end_date >= $now::date))
         or exists (select from time_pair where assignment_id in ${assignments}
           and is_latest and deleted_at is null and clock_out is null and not is_correction)
         as is_employed,
         $isHrConnected::boolean and (
           exists (select from hr_outbox where employee_id = person.id and state = 'WAITING')
           or exists (select from schedule_outbox
             where employee_id = person.id and state = 'WAITING')) as is_waiting
       from employee person where id = $employeeId for update`,
);

/** Removes pending deliveries to an HR system that may be connected one day. */
const forgetWaiting = ['hr_outbox', 'schedule_outbox'].map(
  (table) =>
    [
      table,
      statement<{ readonly id: number }, { employeeId: number }>(
        `forgetWaiting ${table}`,
        `delete from ${table} where employee_id = $employeeId and state = 'WAITING' returning 1 as id`,
      ),
    ] as const,
);

/** Removes from each `blanked` table what identifies a person; the records stay verifiable. */
const blanking: Readonly<Record<string, string>> = {
  employee: `update employee set employee_number = 'erased-' || id, first_name = 'Erased',
      last_name = id::text, username = null, password_hash = null, one_time_password = null,
      email = null, email_by_directory = null, external_id = null, pin_hash = null, badge = null, authorities = '{}',
      closed_at = coalesce(closed_at, $now)
    where id = $employeeId returning id`,
  assignment: `update assignment set code = 'erased-' || id, authorities = '{}'
    where employee_id = $employeeId returning id`,
  time_pair: `update time_pair set ${blank}
    where assignment_id in ${assignments} and (${hasPersonal}) returning id`,
  segment: `update segment set ${blank}
    where assignment_id in ${assignments} and (${hasPersonal}) returning id`,
  time_pair_record: `update time_pair_record set salts = null
    where assignment_id in ${assignments} and salts is not null
    returning sequence as id`,
};

/**
 * Erases a former employee in one transaction: deletes unneeded data, blanks names, places and
 * comments together with the salts of their digests, and keeps times under an id (`personTables`).
 * Without an HR system nothing waits for delivery, and nothing about the person is ever delivered.
 */
export async function erasePerson(
  transaction: Runner,
  employeeId: number,
  { now, isHrConnected }: { readonly now: Date; readonly isHrConnected: boolean },
): Promise<Erased | ErasureRefusal> {
  const [state] = await transaction.run(readState, { employeeId, now, isHrConnected });
  if (state === undefined) return 'NOT_FOUND';
  if (state.is_employed) return 'STILL_EMPLOYED';
  if (state.is_waiting) return 'STILL_WAITING';
  const erased: Record<string, number> = {};
  for (const [table, forget] of forgetWaiting) {
    const rows = await transaction.run(forget, { employeeId });
    if (rows.length > 0) erased[table] = rows.length;
  }
  for (const [table, { of, deletedToo, erased: fate }] of Object.entries(personTables)) {
    const gone = deletedToo === undefined ? of : `(${of}) or ${deletedToo}`;
    const sql =
      fate === 'deleted' ? `delete from ${table} where ${gone} returning 1 as id` : blanking[table];
    if (sql === undefined) continue;
    const erasing = composed<{ id: number }, { employeeId: number; now: Date }>(sql);
    const rows = await transaction.run(erasing, { employeeId, now });
    if (rows.length > 0) erased[table] = rows.length;
  }
  return erased;
}

import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';

const readManagers = statement<{ id: number }>(
  'readManagersOf',
  `select distinct managed.manager_id as id
   from manager_assignment managed join assignment on assignment.id = managed.assignment_id
   where assignment.employee_id = any($1::bigint[])`,
);

/** Everybody who manages these people at some time, to be told that something of theirs changed. */
export async function managersOf(
  database: Pick<Database, 'run'>,
  employeeIds: readonly number[],
): Promise<number[]> {
  const rows = await database.run(readManagers, [employeeIds]);
  return rows.map(({ id }) => id);
}

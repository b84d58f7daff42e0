import { statement, type Runner } from '../../database/statement.ts';

const readManagers = statement<{ id: number }, { employeeIds: readonly number[] }>(
  'readManagersOf',
  `select distinct managed.manager_id as id
   from manager_assignment managed join assignment on assignment.id = managed.assignment_id
   where assignment.employee_id = any($employeeIds::bigint[])`,
);

/** Everybody who manages these people at any time, to be notified of changes. */
export async function managersOf(
  database: Runner,
  employeeIds: readonly number[],
): Promise<number[]> {
  const rows = await database.run(readManagers, { employeeIds });
  return rows.map(({ id }) => id);
}

/**
 * The managers who decide on the entry: they manage the assignment now, and the day lies in one
 * of their ranges.
 */
export const findDeciders = statement<
  { id: number },
  { assignmentId: number; today: string; dayOfEntry: string }
>(
  'findDeciders',
  `select distinct current.manager_id as id
   from manager_assignment current
   join manager_assignment over_day on over_day.assignment_id = current.assignment_id
     and over_day.manager_id = current.manager_id
   join assignment on assignment.id = current.assignment_id
   where current.assignment_id = $assignmentId and current.manager_id <> assignment.employee_id
     and $today::date between current.start_date and coalesce(current.end_date, 'infinity')
     and $dayOfEntry::date between over_day.start_date and coalesce(over_day.end_date, 'infinity')`,
);

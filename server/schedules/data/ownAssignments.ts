import type { Authority } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { authoritiesOn } from '../../people/data/personSql.ts';

interface OwnAssignmentRow {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string | null;
  /** Held on the assignment or by its person. */
  readonly authorities: readonly Authority[];
}

/** The primary one first. */
export const readOwnAssignments = statement<OwnAssignmentRow, { employeeId: number }>(
  'readOwnAssignments',
  `select assignment.id, start_date, end_date, ${authoritiesOn('assignment')} as authorities
   from assignment join employee on employee.id = assignment.employee_id
   where assignment.employee_id = $employeeId order by is_primary desc, assignment.id`,
);

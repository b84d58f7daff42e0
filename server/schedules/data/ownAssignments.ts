import type { Authority } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

interface OwnAssignmentRow {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly authorities: readonly Authority[];
}

/** The primary one first. Value: employee. */
export const readOwnAssignments = statement<OwnAssignmentRow>(
  'readOwnAssignments',
  `select id, start_date, end_date, authorities from assignment where employee_id = $1
   order by is_primary desc, id`,
);

import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toShiftWithAuthor,
  type ShiftRow,
} from '../../shifts/data/shiftRows.ts';

const openShifts = statement<ShiftRow, { employeeId: number }>(
  'readOpenShifts',
  `select ${shiftColumns}
   from assignment
   join time_pair pair on pair.assignment_id = assignment.id and pair.clock_out is null
     and pair.is_latest and pair.deleted_at is null and not pair.is_correction
   ${shiftJoin}
   where assignment.employee_id = $employeeId
   order by pair.clock_in desc, pair.id desc`,
);

/** The person's open shifts, at most one per assignment, youngest first. */
export async function readOpenShifts(
  database: Database,
  employeeId: number,
): Promise<ShiftWithAuthor[]> {
  const rows = await database.run(openShifts, { employeeId });
  return rows.map(toShiftWithAuthor);
}

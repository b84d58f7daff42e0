import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import type { ShiftWithAuthor } from './presentShifts.ts';
import { shiftColumns, shiftJoin, toShiftWithAuthor, type ShiftRow } from './shiftRows.ts';

/** A shift with its person, and the head of its assignment's record chain at the same moment. */
export interface ShiftToChange {
  readonly shift: ShiftWithAuthor;
  readonly employeeId: number;
  readonly head: ChainHead;
}

type ChangeRow = ShiftRow & HeadRow & { readonly employee_id: number };

const readShift = statement<ChangeRow, { id: number }>(
  'readShiftToChange',
  `select ${shiftColumns}, assignment.employee_id, ${headColumns}
   from time_pair pair ${shiftJoin}
   join assignment on assignment.id = pair.assignment_id
   ${joinHead('pair.assignment_id')}
   where pair.id = $id`,
);

export async function readShiftToChange(
  database: Runner,
  id: number,
): Promise<ShiftToChange | null> {
  const [row] = await database.run(readShift, { id });
  if (row === undefined) return null;
  return { shift: toShiftWithAuthor(row), employeeId: row.employee_id, head: headOf(row) };
}

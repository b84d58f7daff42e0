import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

const readOpenCorrection = statement<
  ShiftRow,
  { assignmentId: number; clockIn: string; clockOut: string | null }
>(
  'readOpenCorrection',
  `select ${shiftColumns} from time_pair pair ${shiftJoin}
   where pair.assignment_id = $assignmentId and pair.clock_in = $clockIn and pair.is_latest and pair.is_correction
     and (pair.clock_out is null or pair.clock_out = $clockOut and pair.status = 'PENDING')
     and pair.deleted_at is null
   order by pair.id limit 1`,
);

/** The shift's correction that is open or still pending. */
export async function readCorrection(database: Database, { pair }: Shift): Promise<Shift | null> {
  const [row] = await database.run(readOpenCorrection, {
    assignmentId: pair.assignment_id,
    clockIn: pair.clock_in,
    clockOut: pair.clock_out,
  });
  return row === undefined ? null : toShift(row);
}

import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** An open shift and its person. */
export interface OpenShift extends Shift {
  readonly employeeId: number;
}

const readBatch = statement<
  ShiftRow & { readonly employee_id: number },
  { last: number; batchSize: number }
>(
  'readOpenShiftsOfAll',
  `select ${shiftColumns}, assignment.employee_id
   from time_pair pair ${shiftJoin}
   join assignment on assignment.id = pair.assignment_id
   where pair.clock_out is null and pair.is_latest and pair.deleted_at is null
     and not pair.is_correction and pair.assignment_id > $last
   order by pair.assignment_id limit $batchSize`,
);

const batchSize = 200;

/** Every open shift of the company, in batches. */
export async function* openShiftBatches(database: Database): AsyncGenerator<OpenShift[]> {
  for (let last = 0; ;) {
    const rows = await database.run(readBatch, { last, batchSize });
    if (rows.length > 0) {
      yield rows.map((row) => ({ ...toShift(row), employeeId: row.employee_id }));
    }
    last = rows.at(-1)?.pair.assignment_id ?? last;
    if (rows.length < batchSize) return;
  }
}

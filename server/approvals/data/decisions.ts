import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import {
  shiftColumns,
  shiftJoin,
  toShift,
  type ShiftRow,
} from '../../time-entries/data/shiftRows.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** An entry and where its assignment's chain stood at the same moment. */
export interface AskedShift extends Shift {
  readonly head: ChainHead;
}

type AskedRow = ShiftRow & HeadRow;

/** Value: ids of time pairs, of any version. */
const readAskedPairs = statement<AskedRow>(
  'readAskedPairs',
  `select ${shiftColumns}, head.sequence as head_sequence, head.mac as head_mac
   from time_pair pair ${shiftJoin}
   left join lateral (
     select sequence, mac from time_pair_record record
     where record.assignment_id = pair.assignment_id order by sequence desc limit 1
   ) head on true
   where pair.id = any($1::bigint[])`,
);

export async function readShifts(
  database: Pick<Database, 'run'>,
  ids: readonly number[],
): Promise<Map<number, AskedShift>> {
  const rows = await database.run(readAskedPairs, [ids]);
  return new Map(rows.map((row) => [row.pair.id, { ...toShift(row), head: headOf(row) }]));
}

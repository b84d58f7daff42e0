import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { emptyChain, type ChainHead } from '../../records/rules/record.ts';
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

type AskedRow = ShiftRow & {
  readonly head_sequence: number | null;
  readonly head_mac: Buffer | null;
};

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
  return new Map(
    rows.map((row) => {
      const { head_sequence: sequence, head_mac: mac } = row;
      const head = sequence === null || mac === null ? emptyChain : { sequence, mac };
      return [row.pair.id, { ...toShift(row), head }];
    }),
  );
}

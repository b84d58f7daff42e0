import { statement, type Runner } from '../../database/statement.ts';
import type { Shift } from '../rules/timePairRow.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from './shiftRows.ts';

const readByIds = statement<ShiftRow, { ids: string }>(
  'readShifts',
  `select ${shiftColumns}
   from jsonb_to_recordset($ids::jsonb) asked(assignment_id bigint, id bigint)
   join time_pair pair on pair.assignment_id = asked.assignment_id and pair.id = asked.id
   ${shiftJoin}`,
);

/** The versions of shifts with their segments, unsorted. */
export async function readShifts(
  database: Runner,
  wanted: readonly Pick<Shift['pair'], 'assignment_id' | 'id'>[],
): Promise<Shift[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ assignment_id, id }) => ({ assignment_id, id }));
  return (await database.run(readByIds, { ids: JSON.stringify(ids) })).map(toShift);
}

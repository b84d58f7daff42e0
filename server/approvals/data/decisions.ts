import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

/** An entry with the head of its assignment's record chain at the same moment. */
export interface AskedShift extends Shift {
  readonly head: ChainHead;
}

type AskedRow = ShiftRow & HeadRow;

const readAskedPairs = statement<AskedRow, { ids: readonly number[] }>(
  'readAskedPairs',
  `select ${shiftColumns}, ${headColumns}
   from time_pair pair ${shiftJoin}
   ${joinHead('pair.assignment_id')}
   where pair.id = any($ids::bigint[])`,
);

/** The approved version of an entry that was corrected afterwards. */
export interface ApprovedBefore {
  readonly shift: Shift;
  /** Another entry now takes some of its time. */
  readonly isTaken: boolean;
}

type ApprovedRow = ShiftRow & { readonly asked_id: number; readonly is_taken: boolean };

/** The newest earlier version of each that was approved. */
const readApprovedRows = statement<ApprovedRow, { ids: readonly number[] }>(
  'readApprovedBefore',
  `select asked.id as asked_id, approved.*
   from time_pair asked
   join lateral (
     select ${shiftColumns}, exists (
       select from time_pair other
       where other.assignment_id = pair.assignment_id and other.is_latest
         and other.deleted_at is null and other.original_version_id <> pair.original_version_id
         and (not other.is_correction or other.status in ('APPROVED', 'PENDING_DELETE'))
         and other.start_date between pair.start_date - 31 and pair.start_date + 31
         and other.clock_in < pair.clock_out
         and pair.clock_in < coalesce(other.clock_out, 'infinity')) as is_taken
     from time_pair pair ${shiftJoin}
     where pair.assignment_id = asked.assignment_id
       and pair.original_version_id = asked.original_version_id
       and pair.version < asked.version and pair.status = 'APPROVED'
     order by pair.version desc limit 1
   ) approved on true
   where asked.id = any($ids::bigint[]) and asked.was_previously_approved`,
);

/** The earlier approved versions of corrected entries, by the requested id. */
export async function readApprovedBefore(
  database: Runner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ApprovedBefore>> {
  const rows = await database.run(readApprovedRows, { ids });
  return new Map(rows.map((row) => [row.asked_id, { shift: toShift(row), isTaken: row.is_taken }]));
}

export async function readShifts(
  database: Runner,
  ids: readonly number[],
): Promise<Map<number, AskedShift>> {
  const rows = await database.run(readAskedPairs, { ids });
  return new Map(rows.map((row) => [row.pair.id, { ...toShift(row), head: headOf(row) }]));
}

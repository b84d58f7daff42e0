import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { insertRecordsFrom, recordRows } from '../../records/data/insertRecords.ts';
import { emptyChain, type ChainHead, type SignedRecord } from '../../records/rules/record.ts';
import type { KeptShift } from '../../time-entries/data/presentShifts.ts';
import {
  shiftColumns,
  shiftJoin,
  toKeptShift,
  type ShiftRow,
} from '../../time-entries/data/shiftRows.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** A shift, whose it is, and where its assignment's chain stood at the same moment. */
export interface ShiftToChange {
  readonly shift: KeptShift;
  readonly employeeId: number;
  readonly head: ChainHead;
}

type ChangeRow = ShiftRow & {
  readonly employee_id: number;
  readonly head_sequence: number | null;
  readonly head_mac: Buffer | null;
};

/** Value: id of any version. */
const readShift = statement<ChangeRow>(
  'readShiftToChange',
  `select ${shiftColumns}, assignment.employee_id, head.sequence as head_sequence,
     head.mac as head_mac
   from time_pair pair ${shiftJoin}
   join assignment on assignment.id = pair.assignment_id
   left join lateral (
     select sequence, mac from time_pair_record record
     where record.assignment_id = pair.assignment_id order by sequence desc limit 1
   ) head on true
   where pair.id = $1`,
);

const clockOutColumns = [
  'clock_out',
  ...['offset', 'latitude', 'longitude', 'accuracy', 'geofence_id', 'geofence_result'].map(
    (fact) => `clock_out_${fact}`,
  ),
  ...['origin', 'punch_type', 'device_at', 'comment'].map((fact) => `clock_out_${fact}`),
];
const changedColumns = [
  ...clockOutColumns,
  ...['duration', 'status', 'is_auto_approved', 'sent_late'],
  ...['adjusted_version', 'info_indicators', 'meal_break_waived'],
  ...['synchronisation_status', 'synchronisation_error', 'changed_after_approval'],
];

/**
 * Values: `recordRows`, the shift's row, the rows of segments that changed. The record comes first:
 * its primary key refuses whoever chained to the same last record meanwhile.
 */
const saveStatement = statement<never>(
  'saveShiftChange',
  `with recorded as (${insertRecordsFrom('$1')} returning assignment_id),
   segments as (
     update segment set ${[...clockOutColumns, 'deleted_at'].map((column) => `${column} = now.${column}`).join(', ')}
     from jsonb_populate_recordset(null::segment, $3::jsonb) now
     where exists (select from recorded)
       and segment.assignment_id = now.assignment_id and segment.id = now.id
   )
   update time_pair pair set ${changedColumns.map((column) => `${column} = now.${column}`).join(', ')}
   from jsonb_populate_record(null::time_pair, $2::jsonb) now
   where exists (select from recorded)
     and pair.assignment_id = now.assignment_id and pair.id = now.id`,
);

export async function readShiftToChange(
  database: Pick<Database, 'run'>,
  id: number,
): Promise<ShiftToChange | null> {
  const [row] = await database.run(readShift, [id]);
  if (row === undefined) return null;
  const { employee_id: employeeId, head_sequence: sequence, head_mac: mac } = row;
  const head = sequence === null || mac === null ? emptyChain : { sequence, mac };
  return { shift: toKeptShift(row), employeeId, head };
}

/**
 * Saves a change that keeps the id: clock-out, adjusted version, indicators or waiver, and segments
 * that it ended. Fails with a conflict when something else was recorded meanwhile.
 */
export async function saveShiftChange(
  transaction: Transaction<Tables>,
  records: readonly SignedRecord[],
  before: Shift,
  after: Shift,
): Promise<void> {
  const segments = after.segments.filter((segment) => !before.segments.includes(segment));
  const rows = [recordRows(records), JSON.stringify(after.pair), JSON.stringify(segments)];
  await runIn(transaction, saveStatement, rows);
}

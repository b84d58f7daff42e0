import { statement, type Runner } from '../../database/statement.ts';
import type { RecordAction } from '../../records/rules/record.ts';
import { toShift } from '../../shifts/data/shiftRows.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';

/** The last change of an entry, and the entry before it. */
export interface LastChange {
  readonly action: RecordAction;
  readonly recordedAt: string;
  readonly before: TimePairRow;
  /** Another entry takes some of the time that a deletion freed. */
  readonly isTaken: boolean;
}

interface LastRow {
  readonly id: number;
  readonly action: RecordAction;
  readonly recorded_at: string;
  readonly pair: TimePairRow;
  readonly is_taken: boolean;
}

/** A decision's record has no personal columns, so its values are stored unchanged. */
const readLastRows = statement<LastRow, { ids: readonly number[] }>(
  'readWhatADecisionChanged',
  `select pair.id, last.action, last.recorded_at, to_jsonb(pair) || last.before as pair,
     pair.deleted_at is not null and exists (
       select from time_pair other
       where other.assignment_id = pair.assignment_id and other.is_latest
         and other.deleted_at is null and other.original_version_id <> pair.original_version_id
         and other.start_date between pair.start_date - 31 and pair.start_date + 31
         and other.clock_in < pair.clock_out
         and pair.clock_in < coalesce(other.clock_out, 'infinity')) as is_taken
   from time_pair pair
   join lateral (
     select action, recorded_at, before from time_pair_record record
     where record.assignment_id = pair.assignment_id and record.time_pair_id = pair.id
     order by sequence desc limit 1
   ) last on last.before is not null
   where pair.id = any($ids::bigint[])`,
);

/** The last change of each entry, by id. */
export async function readLastChanges(
  database: Runner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LastChange>> {
  const rows = await database.run(readLastRows, { ids });
  return new Map(
    rows.map(({ id, action, recorded_at: recordedAt, pair, is_taken: isTaken }) => [
      id,
      { action, recordedAt, before: toShift({ ...unnamed, pair }).pair, isTaken },
    ]),
  );
}

const unnamed = { segments: null, modified_by_first_name: null, modified_by_last_name: null };

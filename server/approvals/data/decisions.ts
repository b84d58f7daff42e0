import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { enqueueFrom, messageRows } from '../../hr-sync/data/enqueue.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import { insertRecordsFrom, recordRows } from '../../records/data/insertRecords.ts';
import { emptyChain, type ChainHead, type SignedRecord } from '../../records/rules/record.ts';
import {
  shiftColumns,
  shiftJoin,
  toShift,
  type ShiftRow,
} from '../../time-entries/data/shiftRows.ts';
import type { Shift, TimePairRow } from '../../time-entries/rules/timePairRow.ts';

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

/**
 * Values: `recordRows`, the decided rows, `messageRows`. The records come first: their primary key refuses whoever
 * chained to the same last record meanwhile, before anything else is touched.
 */
const saveDecisionsStatement = statement<never>(
  'saveDecisions',
  `with recorded as (${insertRecordsFrom('$1')} returning assignment_id),
   counted as (select count(*) from recorded),
   leaving as (${enqueueFrom('$3', 'recorded')})
   update time_pair pair set status = decided.status,
     status_before_deletion = decided.status_before_deletion, deleted_at = decided.deleted_at,
     was_previously_approved = decided.was_previously_approved,
     changed_after_approval = decided.changed_after_approval,
     synchronisation_status = decided.synchronisation_status,
     synchronisation_error = decided.synchronisation_error,
     is_auto_approved = decided.is_auto_approved, decision = decided.decision
   from counted, jsonb_to_recordset($2::jsonb) as decided(assignment_id bigint, id bigint,
     status text, status_before_deletion text, deleted_at timestamptz,
     was_previously_approved boolean, changed_after_approval boolean, synchronisation_status text,
     synchronisation_error text, is_auto_approved boolean, decision jsonb)
   where pair.assignment_id = decided.assignment_id and pair.id = decided.id`,
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

export async function saveDecisions(
  transaction: Transaction<Tables>,
  records: readonly SignedRecord[],
  decided: readonly TimePairRow[],
  messages: readonly OutboxMessage[],
): Promise<void> {
  const rows = decided.map((pair) => ({
    assignment_id: pair.assignment_id,
    id: pair.id,
    status: pair.status,
    status_before_deletion: pair.status_before_deletion,
    deleted_at: pair.deleted_at,
    was_previously_approved: pair.was_previously_approved,
    changed_after_approval: pair.changed_after_approval,
    synchronisation_status: pair.synchronisation_status,
    synchronisation_error: pair.synchronisation_error,
    is_auto_approved: pair.is_auto_approved,
    decision: pair.decision,
  }));
  await runIn(transaction, saveDecisionsStatement, [
    recordRows(records),
    JSON.stringify(rows),
    messageRows(messages),
  ]);
}

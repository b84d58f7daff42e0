import type { Transaction } from 'kysely';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { insertRecordsFrom, recordRows } from '../../records/data/insertRecords.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { emptyChain, type Change } from '../../records/rules/record.ts';
import type { QueuedRow } from '../rules/outbox.ts';
import { synchronisationChange, type KeptSynchronisation } from '../rules/synchronisationChange.ts';
import type { StandingChain } from './outboxState.ts';

/** What becomes of time pairs, and of their outbox row. */
export interface SynchronisationChange extends StandingChain {
  readonly before: readonly KeptSynchronisation[];
  /** The same pairs in the same order. */
  readonly after: readonly KeptSynchronisation[];
  /** Null leaves the outbox as it is. */
  readonly row: QueuedRow | null;
}

/** Who causes it, and when. */
export type CausedBy = Pick<Change, 'actorKind' | 'actorId' | 'recordedAt' | 'action'>;

/**
 * Values: `recordRows`, the pairs, the outbox rows. The records come first, as everywhere; an outbox
 * row that was asked for anew meanwhile loses its lease only.
 */
const saveStatement = statement<never>(
  'saveSynchronisation',
  `with recorded as (${insertRecordsFrom('$1')} returning assignment_id),
   counted as (select count(*) from recorded),
   pairs as (
     update time_pair pair set synchronisation_status = changed.synchronisation_status,
       synchronisation_error = changed.synchronisation_error,
       extraction_status = changed.extraction_status
     from counted, jsonb_to_recordset($2::jsonb) as changed(assignment_id bigint, id bigint,
       synchronisation_status text, synchronisation_error text, extraction_status text)
     where pair.assignment_id = changed.assignment_id and pair.id = changed.id),
   -- What waits behind an attempt that failed need not be looked at before the next one.
   postponed as (
     update hr_outbox behind set due_at = greatest(behind.due_at, changed.due_at)
     from counted, jsonb_to_recordset($3::jsonb) as changed(employee_id bigint,
       assignment_id bigint, shift_id bigint, state text, due_at timestamptz(3))
     where changed.state = 'WAITING' and behind.employee_id = changed.employee_id
       and behind.state = 'WAITING' and behind.due_at < changed.due_at
       and (behind.assignment_id, behind.shift_id) <> (changed.assignment_id, changed.shift_id))
   update hr_outbox kept set leased_until = null,
     has_left = kept.has_left or changed.records @> '[{"state": "DONE"}]',
     records = case when kept.revision = changed.revision then changed.records else kept.records end,
     state = case when kept.revision = changed.revision then changed.state else kept.state end,
     attempts = case when kept.revision = changed.revision then changed.attempts else kept.attempts end,
     due_at = case when kept.revision = changed.revision then changed.due_at else kept.due_at end
   from counted, jsonb_to_recordset($3::jsonb) as changed(assignment_id bigint, shift_id bigint,
     revision integer, records jsonb, state text, attempts smallint, due_at timestamptz(3))
   where kept.assignment_id = changed.assignment_id and kept.shift_id = changed.shift_id`,
);

/**
 * Saves what became of time pairs at the external HR system, each change with its record. Fails with
 * a conflict when something else of an assignment was recorded meanwhile (`retryOnConflict`).
 */
export async function saveSynchronisation(
  transaction: Transaction<Tables>,
  chain: RecordChain,
  changes: readonly SynchronisationChange[],
  by: CausedBy,
): Promise<void> {
  const byAssignment = Map.groupBy(changes, ({ assignment_id: id }) => id);
  const records = await Promise.all(
    [...byAssignment].map(([assignmentId, list]) => {
      const { head_sequence: sequence, head_mac: mac } = list[0] ?? emptyHead;
      const head = sequence === null || mac === null ? emptyChain : { sequence, mac };
      const recorded = list.flatMap(({ before, after }) =>
        after.flatMap((pair, index): Change[] => {
          const change = synchronisationChange(before[index], pair);
          return change === null ? [] : [{ ...by, assignmentId, timePairId: pair.id, ...change }];
        }),
      );
      return chain.sign(head, recorded);
    }),
  );
  const pairs = changes.flatMap(({ assignment_id: assignmentId, before, after }) =>
    after
      .filter((pair, index) => synchronisationChange(before[index], pair) !== null)
      .map((pair) => ({ assignment_id: assignmentId, ...pair })),
  );
  const rows = changes.flatMap(({ row }) => (row === null ? [] : [written(row)]));
  await runIn(transaction, saveStatement, [
    recordRows(records.flat()),
    JSON.stringify(pairs),
    JSON.stringify(rows),
  ]);
}

/** Without what was read beside it. */
function written(row: QueuedRow): QueuedRow {
  const { assignment_id, shift_id, employee_id, revision, records } = row;
  const { state, attempts, due_at } = row;
  return { assignment_id, shift_id, employee_id, revision, records, state, attempts, due_at };
}

const emptyHead = { head_sequence: null, head_mac: null };

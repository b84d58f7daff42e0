import { statement, type Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { headOf } from '../../records/rules/record.ts';
import {
  changeColumns,
  type ColumnChange,
  type RecordedBy,
} from '../../shift-changes/data/changeColumns.ts';
import type { QueuedRow } from '../../hr-outbox/rules/outbox.ts';
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

/**
 * Value: the outbox rows. One that was asked for anew meanwhile loses its lease only.
 */
const saveOutbox = statement<never>(
  'saveOutbox',
  `with
   -- What waits behind an attempt that failed need not be looked at before the next one.
   postponed as (
     update hr_outbox behind set due_at = greatest(behind.due_at, changed.due_at)
     from jsonb_to_recordset($1::jsonb) as changed(employee_id bigint,
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
   from jsonb_to_recordset($1::jsonb) as changed(assignment_id bigint, shift_id bigint,
     revision integer, records jsonb, state text, attempts smallint, due_at timestamptz(3))
   where kept.assignment_id = changed.assignment_id and kept.shift_id = changed.shift_id`,
);

/**
 * Saves what became of time pairs at the external HR system, each change with its record. Fails with
 * a conflict when something else of an assignment was recorded meanwhile (`retryOnConflict`).
 */
export async function saveSynchronisation(
  transaction: Runner,
  chain: RecordChain,
  changes: readonly SynchronisationChange[],
  by: RecordedBy,
): Promise<void> {
  const columns = changes.flatMap(({ assignment_id: assignmentId, before, after, ...standing }) =>
    after.flatMap((pair, index): ColumnChange[] => {
      const change = synchronisationChange(before[index], pair);
      const head = headOf(standing);
      return change === null ? [] : [{ assignmentId, timePairId: pair.id, head, ...change }];
    }),
  );
  await changeColumns(transaction, chain, columns, by);
  const rows = changes.flatMap(({ row }) => (row === null ? [] : [written(row)]));
  if (rows.length > 0) await transaction.run(saveOutbox, [JSON.stringify(rows)]);
}

/** Without what was read beside it. */
function written(row: QueuedRow): QueuedRow {
  const { assignment_id, shift_id, employee_id, revision, records } = row;
  const { state, attempts, due_at } = row;
  return { assignment_id, shift_id, employee_id, revision, records, state, attempts, due_at };
}

import type { Runner } from '../../database/statement.ts';
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
import { saveOutbox } from './outboxQueue.ts';

/** A change of time pairs and of their outbox row. */
export interface SynchronisationChange extends StandingChain {
  readonly before: readonly KeptSynchronisation[];
  /** The same pairs in the same order. */
  readonly after: readonly KeptSynchronisation[];
  /** Null leaves the outbox as it is. */
  readonly row: QueuedRow | null;
}

/**
 * Saves the delivery state of time pairs, each change with its record. Fails with a conflict if
 * anything else of an assignment was recorded in the meantime (`retryOnConflict`).
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
  if (rows.length > 0) await transaction.run(saveOutbox, { rows: JSON.stringify(rows) });
}

/** Without the columns that were read with it. */
function written(row: QueuedRow): QueuedRow {
  const { assignment_id, shift_id, employee_id, revision, leased_until } = row;
  const { records, state, attempts, due_at } = row;
  return {
    ...{ assignment_id, shift_id, employee_id, revision, leased_until },
    ...{ records, state, attempts, due_at },
  };
}

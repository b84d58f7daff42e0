import type { Runner } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import type { Change, ChainHead } from '../../records/rules/record.ts';
import type { TimePairRow } from '../../shifts/rules/timePairRow.ts';
import { saveShifts } from './saveShifts.ts';
import { signChanges } from './signChanges.ts';

type Columns = Partial<
  Pick<TimePairRow, 'synchronisation_status' | 'synchronisation_error' | 'extraction_status'>
>;

/** Columns of a time pair that do not affect its time: its state in other systems. */
export interface ColumnChange {
  readonly assignmentId: number;
  readonly timePairId: number;
  /** The head of the assignment's record chain when the pair was read. */
  readonly head: ChainHead;
  readonly before: Columns;
  readonly after: Columns;
}

/** Actor, time and name of the action. */
export type RecordedBy = Pick<Change, 'actorKind' | 'actorId' | 'recordedAt' | 'action'>;

/**
 * Writes such columns with a record for each pair. Fails with a conflict if anything else was
 * recorded for an assignment in the meantime (`retryOnConflict`).
 */
export async function changeColumns(
  database: Runner,
  chain: RecordChain,
  changes: readonly ColumnChange[],
  by: RecordedBy,
): Promise<void> {
  if (changes.length === 0) return;
  const records = await signChanges(
    chain,
    changes.map((change) => ({ ...by, ...change })),
  );
  await saveShifts(database, {
    records,
    changed: changes.map(({ assignmentId, timePairId, after }) => ({
      assignment_id: assignmentId,
      id: timePairId,
      columns: after,
    })),
    begun: [],
    segments: [],
    messages: [],
    events: [],
    answer: null,
  });
}

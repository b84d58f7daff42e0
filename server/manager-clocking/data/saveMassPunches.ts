import type { Transaction } from 'kysely';
import { changedColumns, clockOutColumns } from '../../clocking/data/savePunch.ts';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { enqueue } from '../../hr-sync/data/enqueue.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import { insertRecords, recordRows } from '../../records/data/insertRecords.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import { timePairColumns } from '../../time-entries/data/timePairColumns.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** One punch of many. */
export interface MassPunch {
  readonly record: SignedRecord;
  readonly before: Shift | null;
  readonly after: Shift;
  readonly message: OutboxMessage | null;
}

const excluded = (columns: readonly string[]) =>
  columns.map((column) => `${column} = excluded.${column}`).join(', ');

/** Value: rows of `time_pair` as json, new ones and those that a punch ends. */
const savePairs = statement<never>(
  'saveMassPairs',
  `insert into time_pair (${timePairColumns.join(', ')})
   select ${timePairColumns.join(', ')} from jsonb_populate_recordset(null::time_pair, $1::jsonb)
   order by assignment_id, id
   on conflict (assignment_id, id) do update set
     ${excluded([...changedColumns, 'synchronisation_status'])}`,
);

/** Value: rows of `segment` as json. */
const saveSegments = statement<never>(
  'saveMassSegments',
  `insert into segment
   select * from jsonb_populate_recordset(null::segment, $1::jsonb) order by assignment_id, id
   on conflict (assignment_id, id) do update set
     ${excluded([...clockOutColumns, 'deleted_at'])}`,
);

/**
 * Saves punches of as many assignments. The records come first: their primary key refuses whoever
 * chained to the same last record meanwhile, before anything else is touched.
 */
export async function saveMassPunches(
  transaction: Transaction<Tables>,
  punches: readonly MassPunch[],
): Promise<void> {
  if (punches.length === 0) return;
  await runIn(transaction, insertRecords, [recordRows(punches.map(({ record }) => record))]);
  await runIn(transaction, savePairs, [JSON.stringify(punches.map(({ after }) => after.pair))]);
  const segments = punches.flatMap(({ before, after }) =>
    after.segments.filter((segment) => before?.segments.includes(segment) !== true),
  );
  if (segments.length > 0) await runIn(transaction, saveSegments, [JSON.stringify(segments)]);
  await enqueue(
    transaction,
    punches.flatMap(({ message }) => (message === null ? [] : [message])),
  );
}

import type { Transaction } from 'kysely';
import { runIn, statement } from '../../database/statement.ts';
import type { Tables } from '../../database/tables.ts';
import { insertRecords, recordRows } from '../../records/data/insertRecords.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import { changedSegments, type ShiftChange } from '../rules/shiftChange.ts';
import { timePairColumns, timePairParameters, timePairValues } from './timePairColumns.ts';

const columnList = timePairColumns.join(', ');
const parameters = timePairParameters(timePairColumns, 1).join(', ');

const insertPair = statement<never>(
  'insertTimePair',
  `insert into time_pair (${columnList}) values (${parameters})`,
);

const updatePair = statement<never>(
  'updateTimePair',
  `update time_pair set (${columnList}) = row(${parameters})
   where assignment_id = $${timePairColumns.indexOf('assignment_id') + 1}
     and id = $${timePairColumns.indexOf('id') + 1}`,
);

/** Values: assignment, id. */
const supersede = statement<never>(
  'supersedeTimePair',
  'update time_pair set is_latest = false where assignment_id = $1 and id = $2',
);

/** Value: segments as json, those that are over first. Rows that are there can only end. */
const saveSegments = statement<never>(
  'saveSegments',
  `insert into segment select * from jsonb_populate_recordset(null::segment, $1::jsonb)
   on conflict (assignment_id, id) do update set
     deleted_at = excluded.deleted_at, gone_after_version = excluded.gone_after_version,
     replaced_by = excluded.replaced_by`,
);

/**
 * Saves what became of a shift. The record comes first: its primary key refuses whoever chained to
 * the same last record meanwhile, before anything else is touched.
 */
export async function saveChange(
  transaction: Transaction<Tables>,
  records: readonly SignedRecord[],
  change: ShiftChange,
): Promise<void> {
  const { before, after } = change;
  const row = timePairValues(after.pair, timePairColumns);
  await runIn(transaction, insertRecords, [recordRows(records)]);
  if (before?.pair.id === after.pair.id) {
    await runIn(transaction, updatePair, row);
  } else {
    if (before !== null) {
      await runIn(transaction, supersede, [before.pair.assignment_id, before.pair.id]);
    }
    await runIn(transaction, insertPair, row);
  }
  const segments = changedSegments(before, after);
  if (segments.length > 0) await runIn(transaction, saveSegments, [JSON.stringify(segments)]);
}

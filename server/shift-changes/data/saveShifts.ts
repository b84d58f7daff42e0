import { answerRow, insertAnswerFrom, type KeptAnswer } from '../../calls/storedAnswers.ts';
import { composed, joinJsonLists, type Statement, type Runner } from '../../database/statement.ts';
import { enqueueFrom, messageRows } from '../../hr-outbox/data/enqueue.ts';
import type { OutboxMessage } from '../../hr-outbox/rules/outbox.ts';
import { insertRecordsFrom, recordRows } from '../../records/data/insertRecords.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import { eventRows, insertEventsFrom } from '../../webhook-outbox/data/insertEvents.ts';
import type { WebhookEvent } from '../../webhook-outbox/rules/webhookEvent.ts';
import { timePairColumns } from '../../shifts/data/timePairColumns.ts';
import type { SegmentRow, TimePairRow } from '../../shifts/rules/timePairRow.ts';
import type { ChangedPair } from './pairRows.ts';

/** Rows that are written together. */
export interface ShiftRows {
  readonly records: readonly SignedRecord[];
  readonly changed: readonly ChangedPair[];
  readonly begun: readonly TimePairRow[];
  /** New ones, and ended ones, which come first. */
  readonly segments: readonly SegmentRow[];
  readonly messages: readonly OutboxMessage[];
  /** For webhooks, if there are any. */
  readonly events: readonly WebhookEvent[];
  readonly answer: KeptAnswer | null;
}

/** The columns of an existing segment that can change: it ends. */
const segmentColumns = [
  ...timePairColumns.filter((column) => column.startsWith('clock_out')),
  ...['deleted_at', 'gone_after_version', 'replaced_by'],
];
const pairColumns = timePairColumns.filter((name) => name !== 'assignment_id' && name !== 'id');

/**
 * The parts of the one statement that writes shifts; `rows` is the JSON parameter. The records come
 * first (`recorded`): their primary key rejects a concurrent record with the same head before
 * anything else is written.
 */
const parts = {
  changed: (rows: string) =>
    `update time_pair pair set (${pairColumns.join(', ')}) = (
       select ${pairColumns.map((name) => `now.${name}`).join(', ')}
       from jsonb_populate_record(pair, change.columns) now)
     from recorded, jsonb_to_recordset(${rows}::jsonb)
       change(assignment_id bigint, id bigint, columns jsonb)
     where pair.assignment_id = change.assignment_id and pair.id = change.id
     returning pair.id`,
  begun: (rows: string, isAfterChanged: boolean) =>
    `insert into time_pair select begun.*
     from recorded, ${isAfterChanged ? '(select count(*) from changed) superseded,' : ''}
       jsonb_populate_recordset(null::time_pair, ${rows}::jsonb) begun
     order by begun.assignment_id, begun.id`,
  segments: (rows: string) =>
    `insert into segment select part.*
     from recorded, jsonb_populate_recordset(null::segment, ${rows}::jsonb) part
     on conflict (assignment_id, id) do update set
       ${segmentColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  messages: (rows: string) => enqueueFrom(rows, 'recorded'),
  events: (rows: string) => insertEventsFrom(rows, 'recorded'),
  answer: (row: string) => insertAnswerFrom(row, 'recorded, '),
} as const;

/**
 * Writes shifts with their records, HR deliveries, webhook events and a stored answer: one
 * statement, prepared once for each combination of parts. Fails with a conflict if anything else
 * was recorded for an assignment since its chain was read (`retryOnConflict`).
 */
export async function saveShifts(
  database: Runner,
  { records, changed, begun, segments, messages, events, answer }: ShiftRows,
): Promise<void> {
  const written = [
    ...(changed.length > 0 ? [['changed', JSON.stringify(changed)] as const] : []),
    ...(begun.length > 0 ? [['begun', JSON.stringify(begun)] as const] : []),
    ...(segments.length > 0 ? [['segments', JSON.stringify(segments)] as const] : []),
    ...(messages.length > 0 ? [['messages', messageRows(messages)] as const] : []),
    ...(events.length > 0 ? [['events', eventRows(events)] as const] : []),
    ...(answer === null ? [] : [['answer', answerRow(answer)] as const]),
  ];
  const saving = savingOf(written.map(([name]) => name));
  await database.run(saving, [recordRows(records), ...written.map(([, rows]) => rows)]);
}

const savings = new Map<string, Statement<never>>();

function savingOf(names: readonly (keyof typeof parts)[]): Statement<never> {
  const name = ['saveShifts', ...names].join('-');
  const known = savings.get(name);
  if (known !== undefined) return known;
  const written = names.map((part, index) => {
    const sql = parts[part](`$${index + 2}`, names.includes('changed'));
    return `, ${part} as (${sql})`;
  });
  const saving = composed<never>(
    `with inserted as (${insertRecordsFrom('$1')} returning sequence),
     recorded as (select count(*) from inserted)
     ${written.join('\n')}
     select from recorded where false`,
    name,
    joinJsonLists,
  );
  savings.set(name, saving);
  return saving;
}

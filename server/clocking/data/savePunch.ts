import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { insertRecordsFrom, recordRows } from '../../records/data/insertRecords.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** Which answer belongs to which key: the first columns of `command_answer`. */
export interface KeptAnswer {
  readonly actorAndKey: readonly unknown[];
  readonly hash: Buffer;
  readonly status: number;
  readonly body: unknown;
  readonly at: Date;
}

const answerValues = `insert into command_answer
  (actor_kind, actor_id, key, body_hash, status, body, answered_at)`;

/**
 * A punch, its record and its answer as one statement. The record comes first: its primary key
 * refuses whoever chained to the same last record meanwhile, before anything else is touched.
 */
const savePunchStatement = statement<never>(
  'savePunch',
  `with recorded as (
     ${insertRecordsFrom('$1')}
     returning sequence
   ), saved_pair as (
     insert into time_pair
     select pair.* from jsonb_populate_recordset(null::time_pair, $2::jsonb) pair
     where exists (select from recorded)
     on conflict (assignment_id, id) do update set
       ${replaced(clockOutColumns())}, duration = excluded.duration, status = excluded.status,
       is_auto_approved = excluded.is_auto_approved, sent_late = excluded.sent_late
   ), saved_segment as (
     insert into segment
     select segment.* from jsonb_populate_recordset(null::segment, $3::jsonb) segment
     where exists (select from recorded)
     on conflict (assignment_id, id) do update set
       ${replaced(clockOutColumns())}, deleted_at = excluded.deleted_at
   )
   ${answerValues}
   select $4, $5, $6, $7, $8, $9, $10 where exists (select from recorded)`,
);

const keepAnswerStatement = statement<never>(
  'keepAnswer',
  `${answerValues} values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Saves what changed from one shift to the other. Fails with a conflict when it was not alone. */
export async function savePunch(
  database: Database,
  records: readonly SignedRecord[],
  before: Shift | null,
  after: Shift,
  answer: KeptAnswer,
): Promise<void> {
  const segments = after.segments.filter((segment) => !before?.segments.includes(segment));
  await database.run(savePunchStatement, [
    recordRows(records),
    JSON.stringify([after.pair]),
    JSON.stringify(segments),
    ...columnsOf(answer),
  ]);
}

/** Keeps the answer to a punch that changed nothing. */
export async function keepAnswer(database: Database, answer: KeptAnswer): Promise<void> {
  await database.run(keepAnswerStatement, columnsOf(answer));
}

function columnsOf({ actorAndKey, hash, status, body, at }: KeptAnswer): unknown[] {
  return [...actorAndKey, hash, status, JSON.stringify(body), at];
}

function clockOutColumns(): string[] {
  const facts = ['offset', 'latitude', 'longitude', 'accuracy', 'geofence_id', 'geofence_result'];
  const more = ['origin', 'punch_type', 'device_at', 'comment'];
  return ['clock_out', ...[...facts, ...more].map((name) => `clock_out_${name}`)];
}

function replaced(columns: readonly string[]): string {
  return columns.map((column) => `${column} = excluded.${column}`).join(', ');
}

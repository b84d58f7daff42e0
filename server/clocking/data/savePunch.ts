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

const clockOutColumns = [
  'clock_out',
  ...['offset', 'latitude', 'longitude', 'accuracy', 'geofence_id', 'geofence_result'].map(
    clockOut,
  ),
  ...['origin', 'punch_type', 'device_at', 'comment'].map(clockOut),
];

/**
 * A punch, its record and its answer as one statement. The record comes first: its primary key
 * refuses whoever chained to the same last record meanwhile, before anything else is touched.
 */
const savePunchStatement = statement<never>(
  'savePunch',
  `with recorded as (
     ${insertRecordsFrom('$1')}
     returning sequence
   ), begun as (
     insert into time_pair
     select pair.* from jsonb_populate_record(null::time_pair, $2::jsonb) pair
     where pair.id is not null and exists (select from recorded)
   ), changed as (
     update time_pair pair set ${clockOutColumns.map((column) => `${column} = now.${column}`).join(', ')},
       duration = now.duration, status = now.status, is_auto_approved = now.is_auto_approved,
       sent_late = now.sent_late
     from jsonb_populate_record(null::time_pair, $3::jsonb) now
     where exists (select from recorded)
       and pair.assignment_id = now.assignment_id and pair.id = now.id
   ), saved_segment as (
     insert into segment
     select segment.* from jsonb_populate_recordset(null::segment, $4::jsonb) segment
     where exists (select from recorded)
     on conflict (assignment_id, id) do update set
       ${clockOutColumns.map((column) => `${column} = excluded.${column}`).join(', ')},
       deleted_at = excluded.deleted_at
   )
   ${answerValues}
   select $5, $6, $7, $8, $9, $10, $11 where exists (select from recorded)`,
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
  const isNew = before === null;
  const pair = JSON.stringify(after.pair);
  await database.run(savePunchStatement, [
    recordRows(records),
    isNew ? pair : null,
    isNew ? null : pair,
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

function clockOut(fact: string): string {
  return `clock_out_${fact}`;
}

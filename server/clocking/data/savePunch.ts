import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { enqueueFrom, messageRows } from '../../hr-sync/data/enqueue.ts';
import type { OutboxMessage } from '../../hr-sync/rules/outbox.ts';
import { insertRecord, recordParameters, recordValues } from '../../records/data/insertRecord.ts';
import type { SignedRecord } from '../../records/rules/record.ts';
import {
  timePairColumns,
  timePairParameters,
  timePairValues,
} from '../../time-entries/data/timePairColumns.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** Which answer belongs to which key, and the shift that it speaks of. */
export interface KeptAnswer {
  readonly actorAndKey: readonly unknown[];
  readonly hash: Buffer;
  readonly status: number;
  readonly body: unknown;
  readonly at: Date;
  /** The shift's `originalVersionId`; null for a refusal. */
  readonly shiftId: number | null;
}

const answerColumns = `insert into command_answer
  (actor_kind, actor_id, key, body_hash, status, body, answered_at, shift_id)`;
const answerParameters = 8;

/** Those of a clock-out, which a segment has, too. */
export const clockOutColumns = [
  'clock_out',
  'clock_out_offset',
  'clock_out_latitude',
  'clock_out_longitude',
  'clock_out_accuracy',
  'clock_out_geofence_id',
  'clock_out_geofence_result',
  'clock_out_origin',
  'clock_out_punch_type',
  'clock_out_device_at',
  'clock_out_comment',
] as const;

/** What a punch changes of a shift that was there. */
export const changedColumns = [
  ...clockOutColumns,
  'duration',
  'status',
  'is_auto_approved',
  'sent_late',
  'time_type_id',
  'cost_center_id',
  'custom_field_values',
  'adjusted_version',
  'info_indicators',
] as const;

const updatedColumns = ['assignment_id', 'id', ...changedColumns] as const;
/** Those of a shift that its end approves, so that it leaves for the HR system. */
const approvedColumns = [...updatedColumns, 'synchronisation_status'] as const;

const begin = (from: number) =>
  `insert into time_pair (${timePairColumns.join(', ')})
   select ${timePairParameters(timePairColumns, from).join(', ')} where exists (select from recorded)`;

const change = (from: number, updated: typeof updatedColumns | typeof approvedColumns) => {
  const [assignmentId, id, ...values] = timePairParameters(updated, from);
  return `update time_pair set (${updated.slice(2).join(', ')}) = row(${values.join(', ')})
   where exists (select from recorded) and assignment_id = ${assignmentId} and id = ${id}`;
};

const saveSegments = (parameter: number) =>
  `insert into segment
   select segment.* from jsonb_populate_recordset(null::segment, $${parameter}::jsonb) segment
   where exists (select from recorded)
   on conflict (assignment_id, id) do update set
     ${clockOutColumns.map((column) => `${column} = excluded.${column}`).join(', ')},
     deleted_at = excluded.deleted_at`;

/**
 * A punch, its record and its answer as one statement. The record comes first: its primary key
 * refuses whoever chained to the same last record meanwhile, before anything else is touched.
 * Values: record, answer, then those of the part. One statement a kind of punch: a part that has
 * nothing to do would cost nearly as much as one that has.
 */
function savePunchBy(name: string, ...parts: readonly string[]) {
  const answer = Array.from({ length: answerParameters }, (_, i) => `$${recordParameters + 1 + i}`);
  return statement<never>(
    name,
    `with recorded as (${insertRecord} returning sequence)
     ${parts.map((part, index) => `, part_${index} as (${part})`).join('')}
     ${answerColumns} select ${answer.join(', ')} where exists (select from recorded)`,
  );
}

const firstFree = recordParameters + answerParameters + 1;

const begun = {
  columns: timePairColumns,
  alone: savePunchBy('saveShift', begin(firstFree)),
  withSegments: savePunchBy(
    'saveShiftWithSegments',
    begin(firstFree),
    saveSegments(firstFree + timePairColumns.length),
  ),
};
const changed = {
  columns: updatedColumns,
  alone: savePunchBy('saveClockOut', change(firstFree, updatedColumns)),
  withSegments: savePunchBy(
    'saveClockOutWithSegments',
    change(firstFree, updatedColumns),
    saveSegments(firstFree + updatedColumns.length),
  ),
};
const enqueueAt = firstFree + approvedColumns.length;
const approved = {
  columns: approvedColumns,
  alone: savePunchBy(
    'saveApproval',
    change(firstFree, approvedColumns),
    enqueueFrom(`$${enqueueAt}`, 'recorded'),
  ),
  withSegments: savePunchBy(
    'saveApprovalWithSegments',
    change(firstFree, approvedColumns),
    enqueueFrom(`$${enqueueAt}`, 'recorded'),
    saveSegments(enqueueAt + 1),
  ),
};

const keepAnswerStatement = statement<never>(
  'keepAnswer',
  `${answerColumns} values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** What a punch saves. */
export interface SavedPunch {
  readonly record: SignedRecord;
  readonly before: Shift | null;
  readonly after: Shift;
  /** What leaves for the HR system: only of a shift that was there, and ends. */
  readonly message: OutboxMessage | null;
}

/** Saves what changed from one shift to the other. Fails with a conflict when it was not alone. */
export async function savePunch(
  database: Pick<Database, 'run'>,
  { record, before, after, message }: SavedPunch,
  answer: KeptAnswer,
): Promise<void> {
  const segments = after.segments.filter((segment) => !before?.segments.includes(segment));
  const hasSegments = segments.length > 0;
  const { columns, alone, withSegments } = savingOf(before, message);
  await database.run(hasSegments ? withSegments : alone, [
    ...recordValues(record),
    ...valuesOf(answer),
    ...timePairValues(after.pair, columns),
    ...(before !== null && message !== null ? [messageRows([message])] : []),
    ...(hasSegments ? [JSON.stringify(segments)] : []),
  ]);
}

/** Keeps the answer to a punch that changed nothing. */
export async function keepAnswer(database: Database, answer: KeptAnswer): Promise<void> {
  await database.run(keepAnswerStatement, valuesOf(answer));
}

function savingOf(before: Shift | null, message: OutboxMessage | null) {
  if (before === null) return begun;
  return message === null ? changed : approved;
}

function valuesOf({ actorAndKey, hash, status, body, at, shiftId }: KeptAnswer): unknown[] {
  return [...actorAndKey, hash, status, JSON.stringify(body), at, shiftId];
}

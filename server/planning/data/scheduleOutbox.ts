import type { components, Instant, LocalDate } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** The columns of `schedule_outbox` that planning reads. */
export interface QueuedSchedule {
  /** The code of the temporary range. */
  readonly code: string;
  readonly assignmentId: number;
  readonly operation: 'UPSERT' | 'DELETE';
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly state: 'WAITING' | 'DELIVERED' | 'FAILED';
  readonly attempts: number;
  readonly leasedUntil: Instant | null;
  /** Whether it was ever sent, so that the HR system may have it. */
  readonly hasLeft: boolean;
  /** The contract's code for the reason, and the HR system's own message. */
  readonly failure: components['schemas']['SynchronisationFailure'] | null;
  readonly failureDetail: string | null;
}

export const queuedColumns = `queued.code, queued.assignment_id as "assignmentId",
  queued.operation, queued.start_date as "startDate", queued.end_date as "endDate", queued.state,
  queued.attempts, queued.leased_until as "leasedUntil", queued.has_left as "hasLeft",
  queued.failure, queued.failure_detail as "failureDetail"`;

export const readQueued = statement<QueuedSchedule, { codes: readonly string[] }>(
  'readQueuedSchedules',
  `select ${queuedColumns} from schedule_outbox queued where queued.code = any($codes::text[])
   order by queued.position`,
);

/** The batch's rows for them, in the order of delivery. */
export const readQueuedOf = statement<
  QueuedSchedule,
  { batchId: number; assignmentIds: readonly number[] }
>(
  'readQueuedOfBatch',
  `select ${queuedColumns} from plan_undo undo
   join schedule_outbox queued on queued.code = any(undo.codes)
   where undo.batch_id = $batchId and undo.assignment_id = any($assignmentIds::bigint[])
   order by queued.position`,
);

/** A queued row with everything that is needed to restore it. */
export interface KeptQueued extends QueuedSchedule {
  /** The row as JSON. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** Locks them against delivery until the transaction ends. */
export const lockQueued = statement<KeptQueued, { codes: readonly string[] }>(
  'lockQueuedSchedules',
  `select ${queuedColumns}, to_jsonb(queued) as row from schedule_outbox queued
   where queued.code = any($codes::text[]) order by queued.code for update`,
);

/** Whether no delivery of the row has been attempted. */
export function isUnsent({ state, attempts, leasedUntil }: QueuedSchedule): boolean {
  return state === 'WAITING' && attempts === 0 && leasedUntil === null;
}

/** The SQL opposite of `isUnsent` for a row of `schedule_outbox`. */
export function hasGone(row: string): string {
  return `(${row}.state <> 'WAITING' or ${row}.attempts > 0 or ${row}.leased_until is not null)`;
}

/**
 * Replaces a row of the same range and moves it to the end of its person's queue; the given
 * `has_left` then does not count.
 */
export const enqueueSchedules = statement<never, { rows: string }>(
  'enqueueSchedules',
  `insert into schedule_outbox as kept (code, assignment_id, employee_id, operation,
     work_schedule_id, start_date, end_date, first_day_number, requested_at, due_at, has_left)
   select asked.code, asked.assignment_id, asked.employee_id, asked.operation,
     asked.work_schedule_id, asked.start_date, asked.end_date, asked.first_day_number,
     asked.requested_at, asked.due_at, asked.has_left
   from rows from (jsonb_to_recordset($rows::jsonb) as (code text, assignment_id bigint,
     employee_id bigint, operation text, work_schedule_id bigint, start_date date, end_date date,
     first_day_number integer, requested_at timestamptz(3), due_at timestamptz(3),
     has_left boolean)) with ordinality as asked(code, assignment_id, employee_id, operation,
     work_schedule_id, start_date, end_date, first_day_number, requested_at, due_at, has_left,
     place)
   order by asked.place
   on conflict (code) do update set
     revision = kept.revision + 1, position = excluded.position, operation = excluded.operation,
     work_schedule_id = excluded.work_schedule_id, start_date = excluded.start_date,
     end_date = excluded.end_date, first_day_number = excluded.first_day_number,
     state = 'WAITING', attempts = 0, requested_at = excluded.requested_at,
     due_at = excluded.due_at, failure = null, failure_detail = null,
     has_left = kept.has_left or kept.attempts > 0 or kept.leased_until is not null
       or kept.state <> 'WAITING'`,
);

export const dropQueued = statement<never, { dropped: readonly string[] }>(
  'dropQueuedSchedules',
  'delete from schedule_outbox where code = any($dropped::text[])',
);

/** Revisions keep counting up, so that none is used twice. */
export const restoreQueued = statement<never, { outbox: string }>(
  'restoreQueuedSchedules',
  `insert into schedule_outbox as kept
   select * from jsonb_populate_recordset(null::schedule_outbox, $outbox::jsonb)
   on conflict (code) do update set
     revision = kept.revision + 1, position = excluded.position, operation = excluded.operation,
     work_schedule_id = excluded.work_schedule_id, start_date = excluded.start_date,
     end_date = excluded.end_date, first_day_number = excluded.first_day_number,
     state = excluded.state, attempts = excluded.attempts, requested_at = excluded.requested_at,
     due_at = excluded.due_at, leased_until = null,
     has_left = kept.has_left or excluded.has_left,
     failure = excluded.failure, failure_detail = excluded.failure_detail`,
);

/** Requeues a failed row at the end of its person's queue. */
export const sendAgain = statement<QueuedSchedule, { externalCode: string; now: Date }>(
  'sendScheduleAgain',
  `update schedule_outbox queued set state = 'WAITING', attempts = 0, due_at = $now,
     position = nextval('schedule_outbox_position'), failure = null, failure_detail = null,
     has_left = true
   where queued.code = $externalCode returning ${queuedColumns}`,
);

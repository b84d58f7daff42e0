import { statement, type Runner } from '../../database/statement.ts';
import type { OutboxMessage } from '../rules/outbox.ts';

/**
 * Puts the messages of the parameter (`messageRows`) into the outbox, as part of a larger
 * statement; `recorded` names the part that inserts the records and runs first. Queues the deletion
 * of anything that an earlier version of the shift sent and the new one lacks.
 */
export function enqueueFrom(parameter: string, recorded?: string): string {
  return `insert into hr_outbox as kept (assignment_id, shift_id, employee_id, version_id, records,
     requested_at, due_at)
   select asked.assignment_id, asked.shift_id, assignment.employee_id, asked.version_id,
     asked.records, asked.requested_at, asked.due_at
   from jsonb_to_recordset(${parameter}::jsonb) as asked(assignment_id bigint, shift_id bigint,
     version_id bigint, records jsonb, requested_at timestamptz(3), due_at timestamptz(3))
     join assignment on assignment.id = asked.assignment_id
   ${recorded === undefined ? '' : `where exists (select from ${recorded})`}
   order by asked.assignment_id, asked.shift_id
   on conflict (assignment_id, shift_id) do update set
     version_id = excluded.version_id, revision = kept.revision + 1, position = excluded.position,
     state = 'WAITING', attempts = 0,
     requested_at = excluded.requested_at, due_at = excluded.due_at,
     records = excluded.records || coalesce((
       select jsonb_agg(jsonb_build_object('id', sent.record->'id', 'operation', 'DELETE',
         'state', 'WAITING', 'failure', null))
       from jsonb_array_elements(kept.records) as sent(record)
       where not sent.record @> '{"operation": "DELETE", "state": "DONE"}'
         and not exists (select from jsonb_array_elements(excluded.records) as wanted(record)
           where wanted.record->'id' = sent.record->'id')
     ), '[]')`;
}

const enqueueStatement = statement<never, { messages: string }>(
  'enqueueForHr',
  enqueueFrom('$messages'),
);

/**
 * Puts the messages into the outbox, in the transaction of the change and after its record was
 * inserted; see `withHrMessage`.
 */
export async function enqueue(
  transaction: Runner,
  messages: readonly OutboxMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await transaction.run(enqueueStatement, { messages: messageRows(messages) });
}

const deliveredStatement = statement<never, { messages: string }>(
  'markDelivered',
  `update hr_outbox kept set state = 'DELIVERED', has_left = true, records = (
     select jsonb_agg(sent.record || '{"state": "DONE"}')
     from jsonb_array_elements(kept.records) as sent(record))
   from jsonb_to_recordset($messages::jsonb) as asked(assignment_id bigint, shift_id bigint)
   where kept.assignment_id = asked.assignment_id and kept.shift_id = asked.shift_id`,
);

/**
 * Stores what the external HR system had received before, so that later changes take it into
 * account.
 */
export async function noteDelivered(
  transaction: Runner,
  messages: readonly OutboxMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  await enqueue(transaction, messages);
  await transaction.run(deliveredStatement, { messages: messageRows(messages) });
}

/** Messages as JSON for the statements. */
export function messageRows(messages: readonly OutboxMessage[]): string {
  return JSON.stringify(messages);
}

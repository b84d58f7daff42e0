import { statement, type Runner } from '../../database/statement.ts';
import type { WebhookEvent } from '../rules/webhookEvent.ts';

/**
 * Stores the events of the parameter (`eventRows`) for each active webhook; the properties of each
 * `chosen` field that the webhook asks for are merged into `data`. Part of a larger statement;
 * `after` names the part that runs first.
 */
export function insertEventsFrom(parameter: string, after?: string): string {
  return `insert into webhook_delivery (webhook_id, message_id, type, employee_id, happened_at, data,
     requested_at, due_at)
   select webhook.id, asked.message_id, asked.type, asked.employee_id, asked.happened_at,
     asked.data || coalesce((
       select jsonb_object_agg(field.key, field.value)
       from jsonb_each(asked.chosen || jsonb_build_object(
           'EMPLOYEE_NUMBER', jsonb_build_object('employeeNumber', employee.employee_number),
           'EMPLOYEE_NAME', jsonb_build_object('firstName', employee.first_name,
             'lastName', employee.last_name))) part, jsonb_each(part.value) field
       where part.key = any(webhook.fields)), '{}') as data,
     asked.happened_at as requested_at, asked.happened_at as due_at
   from ${after === undefined ? '' : `${after}, `}jsonb_to_recordset(${parameter}::jsonb)
       as asked(message_id uuid, type text, employee_id bigint, happened_at timestamptz(3),
         data jsonb, chosen jsonb)
     join employee on employee.id = asked.employee_id
     join webhook on webhook.is_on and asked.type = any(webhook.types)
   order by asked.happened_at, webhook.id`;
}

const insertEventsStatement = statement<never, { events: string }>(
  'insertWebhookEvents',
  insertEventsFrom('$events'),
);

/** Stores events for the active webhooks, in the transaction of the event. */
export async function insertEvents(
  transaction: Runner,
  events: readonly WebhookEvent[],
): Promise<void> {
  if (events.length > 0)
    await transaction.run(insertEventsStatement, { events: eventRows(events) });
}

/** Events as JSON for the statements. */
export function eventRows(events: readonly WebhookEvent[]): string {
  return JSON.stringify(events);
}

import type { components, Instant } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

type Schemas = components['schemas'];

export interface DeliveryRow {
  readonly id: number;
  readonly webhook_id: number;
  readonly message_id: string;
  readonly type: string;
  readonly employee_id: number | null;
  readonly happened_at: Instant;
  readonly state: Schemas['WebhookDeliveryState'];
  readonly attempts: number;
  readonly failure: Schemas['WebhookFailure'] | null;
  readonly status: number | null;
  readonly tried_at: Instant | null;
  readonly due_at: Instant;
}

export const readDeliveries = statement<
  DeliveryRow,
  { webhookId: number | null; state: string | null; below: number; limit: number }
>(
  'readWebhookDeliveries',
  `select id, webhook_id, message_id, type, employee_id, happened_at, state, attempts, failure,
     status, tried_at, due_at
   from webhook_delivery
   where id < $below and ($webhookId::bigint is null or webhook_id = $webhookId) and ($state::text is null or state = $state)
   order by id desc limit $limit`,
);

import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { DeliveryOutcome } from '../rules/deliveryOutcome.ts';

const readDepth = statement<{ waiting: number; oldest: string | null; failed: number }>(
  'readWebhookDepth',
  `select (select count(*) from webhook_delivery where state = 'WAITING') as waiting,
     (select min(requested_at) from webhook_delivery where state = 'WAITING') as oldest,
     (select count(*) from webhook_delivery where state = 'FAILED') as failed`,
);

/** Webhook metrics for operators; returns the function that counts the outcome of an attempt. */
export function createWebhookMetrics(
  metrics: Pick<Metrics, 'count' | 'measure'>,
  database: Database,
  now: () => Date,
): (outcome: DeliveryOutcome) => void {
  metrics.measure(
    {
      webhook_waiting: 'Messages that wait for a receiver of webhooks',
      webhook_oldest_seconds: 'Seconds for which the oldest of them has waited',
      webhook_failed: 'Messages that were given up; an administrator must send them again',
    },
    async () => {
      const [depth] = await database.run(readDepth);
      const { waiting = 0, oldest = null, failed = 0 } = depth ?? {};
      const seconds = oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / 1000;
      return { webhook_waiting: waiting, webhook_oldest_seconds: seconds, webhook_failed: failed };
    },
  );
  const counted = metrics.count('webhook_attempts_total', 'Messages sent to webhooks', 'outcome');
  return ({ failure }) => counted(failure ?? 'DELIVERED');
}

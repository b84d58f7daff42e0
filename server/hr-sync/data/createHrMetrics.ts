import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { HrOutcome } from '../rules/hrSystem.ts';

interface OutboxDepth {
  readonly waiting: number;
  readonly oldest: string | null;
  readonly failed: number;
}

const readDepth = statement<OutboxDepth>(
  'readOutboxDepth',
  `select
     (select count(*) from hr_outbox where state = 'WAITING') as waiting,
     (select min(requested_at) from hr_outbox where state = 'WAITING') as oldest,
     (select count(*) from hr_outbox where state = 'FAILED') as failed`,
);

/** Figures of the outbox for operators; answers what counts the outcome of a delivered record. */
export function createHrMetrics(
  metrics: Pick<Metrics, 'count' | 'measure'>,
  database: Database,
  now: () => Date,
): (outcome: HrOutcome) => void {
  metrics.measure(
    {
      hr_outbox_waiting: 'Shifts that wait for their delivery to the HR system',
      hr_outbox_oldest_seconds: 'Seconds for which the oldest of them has waited',
      hr_outbox_failed: 'Shifts whose delivery failed until somebody asks for it again',
    },
    async () => {
      const [depth] = await database.run(readDepth);
      const { waiting = 0, oldest = null, failed = 0 } = depth ?? {};
      return {
        hr_outbox_waiting: waiting,
        hr_outbox_oldest_seconds:
          oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / 1000,
        hr_outbox_failed: failed,
      };
    },
  );
  const counted = metrics.count('hr_records_total', 'Records sent to the HR system', 'outcome');
  return (outcome) => counted(outcome ?? 'TAKEN');
}

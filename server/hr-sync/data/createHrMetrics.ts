import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { HrOutcome } from '../../hr-outbox/rules/hrSystem.ts';

interface OutboxDepth {
  readonly waiting: number;
  readonly oldest: string | null;
  readonly failed: number;
}

const depthOf = (table: string) => `select
     (select count(*) from ${table} where state = 'WAITING') as waiting,
     (select min(requested_at) from ${table} where state = 'WAITING') as oldest,
     (select count(*) from ${table} where state = 'FAILED') as failed`;

const readDepth = statement<OutboxDepth>('readOutboxDepth', depthOf('hr_outbox'));
const readScheduleDepth = statement<OutboxDepth>(
  'readScheduleOutboxDepth',
  depthOf('schedule_outbox'),
);

/**
 * Outbox metrics for operators; returns the function that counts the result of a delivered record.
 */
export function createHrMetrics(
  metrics: Pick<Metrics, 'count' | 'measure'>,
  database: Database,
  now: () => Date,
): (outcome: HrOutcome) => void {
  const secondsSince = (oldest: string | null) =>
    oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / 1000;
  metrics.measure(
    {
      hr_outbox_waiting: 'Shifts that wait for their delivery to the HR system',
      hr_outbox_oldest_seconds: 'Seconds for which the oldest of them has waited',
      hr_outbox_failed: 'Shifts whose delivery failed; a manager must request it again',
    },
    async () => {
      const [depth] = await database.run(readDepth);
      const { waiting = 0, oldest = null, failed = 0 } = depth ?? {};
      return {
        hr_outbox_waiting: waiting,
        hr_outbox_oldest_seconds: secondsSince(oldest),
        hr_outbox_failed: failed,
      };
    },
  );
  metrics.measure(
    {
      hr_schedules_waiting: 'Temporary schedules that wait for their delivery to the HR system',
      hr_schedules_oldest_seconds: 'Seconds for which the oldest of them has waited',
      hr_schedules_failed:
        'Temporary schedules whose delivery failed; a manager must request it again',
    },
    async () => {
      const [depth] = await database.run(readScheduleDepth);
      const { waiting = 0, oldest = null, failed = 0 } = depth ?? {};
      return {
        hr_schedules_waiting: waiting,
        hr_schedules_oldest_seconds: secondsSince(oldest),
        hr_schedules_failed: failed,
      };
    },
  );
  const counted = metrics.count('hr_records_total', 'Records sent to the HR system', 'outcome');
  return (outcome) => counted(outcome?.reason ?? 'TAKEN');
}

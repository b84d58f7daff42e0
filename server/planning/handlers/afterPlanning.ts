import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { notify } from '../../notifications/data/notify.ts';
import { insertEvents } from '../../webhook-outbox/data/insertEvents.ts';
import { planEvent, type EventRange } from '../data/planEvent.ts';
import { noticeKeyOf } from '../data/planNotices.ts';
import type { Batch } from '../data/planBatch.ts';
import { tellOfPlans } from '../data/tellOfPlans.ts';
import { areSoon, daysOfRanges } from '../rules/daysOfRanges.ts';

/** An assignment whose plan has changed. */
export interface ChangedPlan {
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly timeZone: string;
  /** The ranges that were planned or undone. */
  readonly ranges: readonly EventRange[];
  /** The schedules that the notification names, none after an undo; null if nobody is notified. */
  readonly told: readonly string[] | null;
}

/**
 * Everything that follows from saved or undone plans: recalculates indicators, notifies people,
 * queues webhook events, refreshes open pages.
 */
export async function afterPlanning(
  unit: Unit,
  batch: Pick<Batch, 'id' | 'action' | 'now'>,
  plans: readonly ChangedPlan[],
): Promise<void> {
  const now = new Date(batch.now);
  const changed = plans.filter(({ ranges }) => ranges.length > 0);
  await recomputeIndicators(
    unit,
    changed.map(({ assignmentId, ranges }) => ({ assignmentId, ...daysOfRanges(ranges) })),
    now,
  );
  await notify(
    unit,
    changed.flatMap((plan) => noticesOf(plan, batch.id, now)),
    now,
  );
  await insertEvents(
    unit,
    plans.map((plan) =>
      planEvent(plan, { action: batch.action, at: batch.now, ranges: plan.ranges }),
    ),
  );
  await tellOfPlans(
    unit,
    plans.map(({ employeeId }) => employeeId),
  );
}

function noticesOf(
  { assignmentId, employeeId, timeZone, ranges, told }: ChangedPlan,
  batchId: number,
  now: Date,
) {
  if (told === null) return [];
  return [
    {
      kind: 'SCHEDULE_CHANGED' as const,
      ...{ employeeId, assignmentId },
      ...daysOfRanges(ranges),
      schedules: [...new Set(told)],
      isSoon: areSoon(ranges, timeZone, now),
      onceKey: noticeKeyOf(batchId, assignmentId),
    },
  ];
}

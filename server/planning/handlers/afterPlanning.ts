import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { notify } from '../../notifications/data/notify.ts';
import { insertEvents } from '../../webhook-outbox/data/insertEvents.ts';
import { planEvent } from '../data/planEvent.ts';
import { noticeKeyOf } from '../data/planNotices.ts';
import type { Batch } from '../data/planBatch.ts';
import { tellOfPlans } from '../data/tellOfPlans.ts';
import { areSoon, daysOfRanges } from '../rules/daysOfRanges.ts';
import type { FreshRange } from './judgePlans.ts';

/** An assignment that was planned. */
export interface DoneRow {
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly timeZone: string;
  /** The new version of its plan. */
  readonly version: number;
  /** At least one. */
  readonly ranges: readonly FreshRange[];
}

/**
 * Everything that follows from saved plans: recalculates indicators, notifies people, queues
 * webhook events, refreshes open pages.
 */
export async function afterPlanning(
  unit: Unit,
  batch: Batch,
  done: readonly DoneRow[],
): Promise<void> {
  const now = new Date(batch.now);
  await recomputeIndicators(
    unit,
    done.map(({ assignmentId, ranges }) => ({ assignmentId, ...daysOfRanges(ranges) })),
    now,
  );
  await notify(
    unit,
    done.map((row) => noticeOf(row, batch.id, now)),
    now,
  );
  await insertEvents(
    unit,
    done.map(({ ranges, ...row }) =>
      planEvent(row, {
        ...{ action: batch.action, at: batch.now },
        ranges: ranges.map((range) => ({
          startDate: range.startDate,
          endDate: range.endDate,
          schedule: range.row.schedule.externalCode,
        })),
      }),
    ),
  );
  await tellOfPlans(
    unit,
    done.map(({ employeeId }) => employeeId),
  );
}

function noticeOf(
  { assignmentId, employeeId, timeZone, ranges }: DoneRow,
  batchId: number,
  now: Date,
) {
  return {
    kind: 'SCHEDULE_CHANGED' as const,
    ...{ employeeId, assignmentId },
    ...daysOfRanges(ranges),
    schedules: [...new Set(ranges.map(({ row }) => row.schedule.externalName))],
    isSoon: areSoon(ranges, timeZone, now),
    onceKey: noticeKeyOf(batchId, assignmentId),
  };
}

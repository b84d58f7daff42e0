import type { components } from 'shared-contracts';
import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { notify } from '../../notifications/data/notify.ts';
import { insertEvents } from '../../webhook-outbox/data/insertEvents.ts';
import { areSoon, daysOfRanges } from '../rules/daysOfRanges.ts';
import { planEvent } from '../data/planEvent.ts';
import { tellOfPlans } from '../data/tellOfPlans.ts';
import { dismissPlanNotices, noticeKeyOf } from '../data/planNotices.ts';
import { countPlanChange, writeChanges } from '../data/planBatch.ts';
import { readChangesOf, undoPlans } from '../data/undoPlans.ts';
import { judgePlanUndo } from './judgePlanUndo.ts';
import { presentRefusal } from './presentRefusal.ts';

/**
 * Undoes a batch, each row by itself, as long as none of it has been sent to the HR system, nothing
 * else was planned since, and the former schedules still exist. Removes the notification of a
 * person who has not seen it; a person who has gets another one.
 */
export async function undoBatch(
  takeIds: (sequence: string, count: number) => Promise<number[]>,
  { body, employee, now, locale }: CallRequest<'undoPlan'>,
  unit: Unit,
): Promise<{ readonly status: 200; readonly body: components['schemas']['PlanAnswer'] }> {
  const judged = await judgePlanUndo(unit, { body, employee, now });
  const done = judged.flatMap(({ outcome }) => ('undo' in outcome ? [outcome] : []));
  if (done.length > 0) {
    const doneIds = done.map(({ undo }) => undo.assignmentId);
    const [batchId = 0] = await takeIds('plan_batch_id', 1);
    await undoPlans(
      unit,
      done.map(({ undo }) => undo),
    );
    const changes = await unit.run(readChangesOf, { batchId: body.batchId, doneIds });
    const by = { id: batchId, managerId: employee.id, now: now.toISOString() };
    await writeChanges(
      unit,
      { ...by, action: 'TAKEN_BACK' },
      changes.map((change) => ({ ...change, range_code: null })),
    );
    await unit.run(countPlanChange, { assignmentIds: doneIds, changedBy: employee.id, now });
    const unread = await unit.run(dismissPlanNotices, {
      onceKeys: doneIds.map((id) => noticeKeyOf(body.batchId, id)),
      now,
    });
    const untold = new Set(unread.map(({ assignment_id: id }) => id));
    const undone = changes.map((change) => ({
      assignmentId: change.assignment_id,
      startDate: change.start_date,
      endDate: change.end_date,
      schedule: change.schedule_code,
    }));
    const undoneOf = Map.groupBy(undone, ({ assignmentId }) => assignmentId);
    const replanned = [...undoneOf].map(([assignmentId, ranges]) => ({
      assignmentId,
      ...daysOfRanges(ranges),
    }));
    await recomputeIndicators(unit, replanned, now);
    await insertEvents(
      unit,
      done.map(({ undo: { assignmentId }, facts: { employeeId } }) =>
        planEvent(
          { assignmentId, employeeId },
          {
            ...{ action: 'TAKEN_BACK', at: now.toISOString() },
            ranges: (undoneOf.get(assignmentId) ?? []).map(({ startDate, endDate, schedule }) => ({
              startDate,
              endDate,
              schedule,
            })),
          },
        ),
      ),
    );
    const notices = done.flatMap(({ undo: { assignmentId }, facts: { employeeId, timeZone } }) => {
      const ranges = undoneOf.get(assignmentId) ?? [];
      if (untold.has(assignmentId) || ranges.length === 0) return [];
      const onceKey = noticeKeyOf(batchId, assignmentId);
      const kind = 'SCHEDULE_CHANGED' as const;
      const about = { schedules: [], isSoon: areSoon(ranges, timeZone, now) };
      return [{ kind, employeeId, assignmentId, onceKey, ...daysOfRanges(ranges), ...about }];
    });
    await notify(unit, notices, now);
    await tellOfPlans(
      unit,
      done.map((row) => row.facts.employeeId),
    );
  }
  const results = judged.map(({ id, version, outcome }) => ({
    userId: id,
    refusal: 'undo' in outcome ? null : presentRefusal(outcome, locale),
    planVersion: version + ('undo' in outcome ? 1 : 0),
    tempScheduleRequests: [],
  }));
  return { status: 200, body: { batchId: null, results } };
}

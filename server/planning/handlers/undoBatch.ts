import type { components } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { dismissPlanNotices, noticeKeyOf } from '../data/planNotices.ts';
import { countPlanChange, writeChanges } from '../data/planBatch.ts';
import { readChangesOf, undoPlans } from '../data/undoPlans.ts';
import { afterPlanning } from './afterPlanning.ts';
import { judgePlanUndo } from './judgePlanUndo.ts';
import { presentRefusal } from './presentRefusal.ts';

/**
 * Undoes a batch, each row by itself, as long as none of it has been sent to the HR system, nothing
 * else was planned since, and the former schedules still exist. Dismisses the batch's notification;
 * a person who had dismissed it before gets another one.
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
    const batch = {
      id: batchId,
      action: 'TAKEN_BACK' as const,
      managerId: employee.id,
      now: now.toISOString(),
    };
    await writeChanges(
      unit,
      batch,
      changes.map((change) => ({ ...change, range_code: null })),
    );
    await unit.run(countPlanChange, { assignmentIds: doneIds, changedBy: employee.id, now });
    const unread = await unit.run(dismissPlanNotices, {
      onceKeys: doneIds.map((id) => noticeKeyOf(body.batchId, id)),
      now,
    });
    const untold = new Set(unread.map(({ assignment_id: id }) => id));
    const changesOf = Map.groupBy(changes, ({ assignment_id: id }) => id);
    await afterPlanning(
      unit,
      batch,
      done.map(({ undo: { assignmentId }, facts: { employeeId, timeZone } }) => ({
        ...{ assignmentId, employeeId, timeZone },
        ranges: (changesOf.get(assignmentId) ?? []).map((change) => ({
          startDate: change.start_date,
          endDate: change.end_date,
          schedule: change.schedule_code,
        })),
        told: untold.has(assignmentId) ? null : [],
      })),
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

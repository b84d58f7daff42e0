import type { components } from 'shared-contracts';
import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Runner } from '../../database/statement.ts';
import { notify } from '../../notifications/data/notify.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { insertEvents } from '../../webhook-outbox/data/insertEvents.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { areSoon, daysOfChanges } from '../rules/daysOfChanges.ts';
import { planEvent } from '../data/planEvent.ts';
import type { RowRefusal } from '../rules/planRefusal.ts';
import { lockPlans, readPlanFacts, type PlanFacts } from '../data/planFacts.ts';
import { dismissPlanNotices, noticeKeyOf } from '../data/planNotices.ts';
import { countPlanChange, writeChanges } from '../data/planBatch.ts';
import { isUnsent, lockQueued } from '../data/scheduleOutbox.ts';
import {
  holdSchedules,
  readChangesOf,
  readUndo,
  undoPlans,
  type KeptUndo,
} from '../data/undoPlans.ts';
import type { Concerned } from './planCommand.ts';
import { presentRefusal } from './presentRefusal.ts';

/**
 * Undoes a batch, each row by itself, as long as none of it has been sent to the HR system, nothing
 * else was planned since, and the former schedules still exist. Removes the notification of a
 * person who has not seen it; a person who has gets another one.
 */
export async function undoBatch(
  takeIds: (sequence: string, count: number) => Promise<number[]>,
  { body, employee, now, locale }: CallRequest<'undoPlan'>,
  transaction: Runner,
  tell: (concerned: Concerned) => void,
): Promise<components['schemas']['PlanAnswer']> {
  const kept = await transaction.run(readUndo, [body.batchId, employee.id]);
  if (kept.length === 0) throw new Refusal('NOT_FOUND');
  const keptOf = new Map(kept.map((row) => [row.assignmentId, row]));
  const asked = [...new Set(body.userIds ?? keptOf.keys())];
  const ids = asked.filter((id) => keptOf.has(id));
  await lockPlans(transaction, ids);
  const managed = await managedFromNowOn(transaction, employee.id, now);
  const own = new Set(managed.map(({ assignmentId }) => assignmentId));
  const facts = await transaction.run(readPlanFacts, [ids]);
  const factsOf = new Map(facts.map((row) => [row.assignmentId, row]));
  const queued = await transaction.run(lockQueued, [
    ids.flatMap((id) => keptOf.get(id)?.codes ?? []),
  ]);
  const schedules = kept.flatMap(({ ranges }) => ranges.map((range) => range.work_schedule_id));
  const held = await transaction.run(holdSchedules, [[...new Set(schedules)]]);
  const heldIds = new Set(held.map(({ id }) => id));
  const queuedOf = new Map(queued.map((row) => [row.code, row]));

  function isSent({ codes, ranges }: KeptUndo): boolean {
    const before = new Set(ranges.map(({ code }) => code));
    return codes.some((code) => {
      const row = queuedOf.get(code);
      if (row === undefined) return false;
      const isNew = !before.has(code);
      return !isUnsent(row) || (isNew && row.hasLeft);
    });
  }

  function judge(id: number): { undo: KeptUndo; facts: PlanFacts } | RowRefusal {
    const [undo, row] = [keptOf.get(id), factsOf.get(id)];
    if (undo === undefined || row === undefined) return { code: 'NOTHING_PLANNED', date: null };
    if (!own.has(id)) return { code: 'FORBIDDEN', date: null };
    if (undo.version !== row.version) {
      const { changedBy, changedAt } = row;
      return { code: 'CHANGED_SINCE', date: null, changedBy, changedAt };
    }
    if (isSent(undo)) return { code: 'ALREADY_SENT', date: null };
    const gone = undo.ranges.find((range) => !heldIds.has(range.work_schedule_id));
    if (gone !== undefined) {
      return { code: 'SCHEDULE_GONE', date: gone.start_date, schedule: gone.schedule_code };
    }
    return { undo, facts: row };
  }

  const judged = asked.map((id) => ({ id, outcome: judge(id) }));
  const done = judged.flatMap(({ outcome }) => ('undo' in outcome ? [outcome] : []));
  if (done.length > 0) {
    const doneIds = done.map(({ undo }) => undo.assignmentId);
    const [batchId = 0] = await takeIds('plan_batch_id', 1);
    await undoPlans(
      transaction,
      done.map(({ undo }) => undo),
    );
    const changes = await transaction.run(readChangesOf, [body.batchId, doneIds]);
    const by = { id: batchId, managerId: employee.id, now: now.toISOString() };
    await writeChanges(
      transaction,
      { ...by, action: 'TAKEN_BACK' },
      changes.map((change) => ({ ...change, range_code: null })),
    );
    await transaction.run(countPlanChange, [doneIds, employee.id, now]);
    const unread = await transaction.run(dismissPlanNotices, [
      doneIds.map((id) => noticeKeyOf(body.batchId, id)),
      now,
    ]);
    const untold = new Set(unread.map(({ assignment_id: id }) => id));
    const changesOf = Map.groupBy(changes, ({ assignment_id: id }) => id);
    const replanned = [...changesOf].map(([assignmentId, undone]) => ({
      assignmentId,
      ...daysOfChanges(undone),
    }));
    await recomputeIndicators(transaction, replanned, now);
    await insertEvents(
      transaction,
      done.map(({ undo: { assignmentId }, facts: { employeeId } }) =>
        planEvent(
          { assignmentId, employeeId },
          {
            ...{ action: 'TAKEN_BACK', at: now.toISOString() },
            ranges: (changesOf.get(assignmentId) ?? []).map((undone) => ({
              startDate: undone.start_date,
              endDate: undone.end_date,
              schedule: undone.schedule_code,
            })),
          },
        ),
      ),
    );
    const notices = done.flatMap(({ undo: { assignmentId }, facts: { employeeId, timeZone } }) => {
      const undone = changesOf.get(assignmentId) ?? [];
      if (untold.has(assignmentId) || undone.length === 0) return [];
      const onceKey = noticeKeyOf(batchId, assignmentId);
      const kind = 'SCHEDULE_CHANGED' as const;
      const ranges = undone.map((each) => ({ startDate: each.start_date, endDate: each.end_date }));
      const about = { schedules: [], isSoon: areSoon(ranges, timeZone, now) };
      return [{ kind, employeeId, assignmentId, onceKey, ...daysOfChanges(undone), ...about }];
    });
    await notify(transaction, notices, now);
    const planned = [...new Set(done.map((row) => row.facts.employeeId))];
    tell({ planned, managers: await managersOf(transaction, planned) });
  }
  const results = judged.map(({ id, outcome }) => ({
    userId: id,
    refusal: 'undo' in outcome ? null : presentRefusal(outcome, locale),
    planVersion: (factsOf.get(id)?.version ?? 0) + ('undo' in outcome ? 1 : 0),
    tempScheduleRequests: [],
  }));
  return { batchId: null, results };
}

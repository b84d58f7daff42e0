import type { components } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import type { Database } from '../../database/database.ts';
import type { Runner } from '../../database/statement.ts';
import { makeSchedules } from '../data/chosenSchedules.ts';
import { savePlans } from '../data/savePlans.ts';
import { readQueuedOf } from '../data/scheduleOutbox.ts';
import type { PlanWish } from '../rules/planWish.ts';
import { afterPlanning, type ChangedPlan } from './afterPlanning.ts';
import { judgePlans, type FreshRange, type JudgedRow } from './judgePlans.ts';
import { presentRefusal } from './presentRefusal.ts';
import { presentStatus } from './presentStatus.ts';
import type { WishContext } from './readWish.ts';

type PlanAnswer = components['schemas']['PlanAnswer'];

/** An assignment that is planned. */
interface DoneRow {
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly timeZone: string;
  /** The new version of its plan. */
  readonly version: number;
  /** At least one. */
  readonly ranges: readonly FreshRange[];
}

/** Plans the request, each row by itself, in one transaction. */
export async function commitPlans(
  unit: Unit,
  takeIds: Database['takeIds'],
  { employee, now, locale }: Pick<CallRequest<'copySchedules'>, 'employee' | 'now' | 'locale'>,
  { features }: WishContext,
  wish: PlanWish,
): Promise<{ readonly status: 200; readonly body: PlanAnswer }> {
  const planner = { employeeId: employee.id, features, now };
  const judged = await judgePlans(unit, wish, planner, true);
  const done = await withSchedules(unit, judged.flatMap(plannedRow));
  const [batchId] = done.length > 0 ? await takeIds('plan_batch_id', 1) : [];
  if (batchId !== undefined) {
    const undoMs = features.properties.CLOCK_OUT_UNDO_DELAY * 1_000;
    const batch = {
      id: batchId,
      action: wish.action,
      managerId: employee.id,
      now: now.toISOString(),
      dueAt: new Date(now.getTime() + undoMs).toISOString(),
    };
    await savePlans(unit, takeIds, batch, done);
    await afterPlanning(unit, batch, done.map(changedPlan));
  }
  const versions = new Map(done.map(({ assignmentId, version }) => [assignmentId, version]));
  const queued =
    batchId === undefined
      ? []
      : await unit.run(readQueuedOf, { batchId, assignmentIds: [...versions.keys()] });
  const queuedOf = Map.groupBy(queued, ({ assignmentId }) => assignmentId);
  const results = judged.map(({ assignmentId, known, refusal }) => ({
    userId: assignmentId,
    refusal: refusal === null ? null : presentRefusal(refusal, locale),
    planVersion: versions.get(assignmentId) ?? known?.facts.version ?? 0,
    tempScheduleRequests: (queuedOf.get(assignmentId) ?? []).map((row) =>
      presentStatus(row, locale),
    ),
  }));
  return { status: 200, body: { batchId: batchId ?? null, results } };
}

/** The rows with the ids of newly created schedules. */
async function withSchedules(transaction: Runner, rows: readonly DoneRow[]): Promise<DoneRow[]> {
  const wanted = rows.flatMap(({ ranges }) => ranges.map(({ row }) => row));
  const fresh = wanted.filter(({ id }) => id === 0).map(({ schedule }) => schedule);
  const ids = await makeSchedules(transaction, fresh);
  return rows.map(({ ranges, ...row }) => ({
    ...row,
    ranges: ranges.map((range) => {
      const id = ids.get(range.row.schedule.externalCode) ?? range.row.id;
      return { ...range, row: { ...range.row, id } };
    }),
  }));
}

function changedPlan({ assignmentId, employeeId, timeZone, ranges }: DoneRow): ChangedPlan {
  return {
    ...{ assignmentId, employeeId, timeZone },
    ranges: ranges.map(({ startDate, endDate, row }) => ({
      ...{ startDate, endDate },
      schedule: row.schedule.externalCode,
    })),
    told: ranges.map(({ row }) => row.schedule.externalName),
  };
}

function plannedRow({ assignmentId, known, refusal, ranges }: JudgedRow): DoneRow[] {
  if (refusal !== null || known === null) return [];
  const { employeeId, timeZone, version } = known.facts;
  return [{ assignmentId, employeeId, timeZone, version: version + 1, ranges }];
}

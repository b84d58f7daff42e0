import { dayCount, type components } from 'shared-contracts';
import { recomputeIndicators } from '../../adjusted-time/data/recomputeIndicators.ts';
import type { CallRequest } from '../../calls/calls.ts';
import type { Database } from '../../database/database.ts';
import type { Runner } from '../../database/statement.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { notify } from '../../notifications/data/notify.ts';
import { insertEvents } from '../../webhook-outbox/data/insertEvents.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { makeSchedules } from '../data/chosenSchedules.ts';
import { noticeKeyOf } from '../data/planNotices.ts';
import { savePlans } from '../data/savePlans.ts';
import { readQueuedOf } from '../data/scheduleOutbox.ts';
import { areSoon } from '../rules/daysOfChanges.ts';
import type { PlanWish } from '../rules/planWish.ts';
import { judgePlans, type FreshRange, type JudgedRow } from './judgePlans.ts';
import type { Concerned, PlanOperation } from './planCommand.ts';
import { presentRefusal } from './presentRefusal.ts';
import { presentStatus } from './presentStatus.ts';
import { planEvent } from '../data/planEvent.ts';
import type { WishContext } from './readWish.ts';

type PlanAnswer = components['schemas']['PlanAnswer'];

/** Plans the request, each row by itself, within the transaction. */
export async function commitPlans(
  takeIds: Database['takeIds'],
  { employee, now, locale }: Pick<CallRequest<PlanOperation>, 'employee' | 'now' | 'locale'>,
  transaction: Runner,
  read: (context: WishContext) => PlanWish,
  tell: (concerned: Concerned) => void,
): Promise<PlanAnswer> {
  const features = await readFeatures(transaction);
  const wish = read({ features, now: now.toISOString() });
  const planner = { employeeId: employee.id, features, now };
  const judged = await judgePlans(transaction, wish, planner, true);
  const done = await withSchedules(transaction, judged.flatMap(plannedRow));
  const [batchId] = done.length > 0 ? await takeIds('plan_batch_id', 1) : [];
  if (batchId !== undefined) {
    const delay = features.properties.CLOCK_OUT_UNDO_DELAY * 1_000;
    const batch = {
      id: batchId,
      action: wish.action,
      managerId: employee.id,
      now: now.toISOString(),
      dueAt: new Date(now.getTime() + delay).toISOString(),
    };
    await savePlans(transaction, takeIds, batch, done);
    const notices = done.map((row) => noticeOf(row, batchId, now));
    await recomputeIndicators(transaction, notices, now);
    await notify(transaction, notices, now);
    await insertEvents(
      transaction,
      done.map(({ ranges, ...row }) =>
        planEvent(row, {
          ...{ action: wish.action, at: batch.now },
          ranges: ranges.map((range) => ({
            startDate: range.startDate,
            endDate: range.endDate,
            schedule: range.row.schedule.externalCode,
          })),
        }),
      ),
    );
    const planned = [...new Set(done.map(({ employeeId }) => employeeId))];
    tell({ planned, managers: await managersOf(transaction, planned) });
  }
  const versions = new Map(done.map(({ assignmentId, version }) => [assignmentId, version]));
  const queued =
    batchId === undefined
      ? []
      : await transaction.run(readQueuedOf, [batchId, [...versions.keys()]]);
  const queuedOf = Map.groupBy(queued, ({ assignmentId }) => assignmentId);
  const results = judged.map(({ assignmentId, known, refusal }) => ({
    userId: assignmentId,
    refusal: refusal === null ? null : presentRefusal(refusal, locale),
    planVersion: versions.get(assignmentId) ?? known?.facts.version ?? 0,
    tempScheduleRequests: (queuedOf.get(assignmentId) ?? []).map((row) =>
      presentStatus(row, locale),
    ),
  }));
  return { batchId: batchId ?? null, results };
}

interface DoneRow {
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly timeZone: string;
  /** The new version of its plan. */
  readonly version: number;
  readonly ranges: readonly FreshRange[];
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

function plannedRow({ assignmentId, known, refusal, ranges }: JudgedRow): DoneRow[] {
  if (refusal !== null || known === null) return [];
  const { employeeId, timeZone, version } = known.facts;
  return [{ assignmentId, employeeId, timeZone, version: version + 1, ranges }];
}

function noticeOf(
  { assignmentId, employeeId, timeZone, ranges }: DoneRow,
  batchId: number,
  now: Date,
) {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined)
    throw new Error('A row that is done has no ranges.');
  return {
    kind: 'SCHEDULE_CHANGED' as const,
    employeeId,
    assignmentId,
    startDate: first.startDate,
    endDate: last.endDate,
    days: ranges.reduce((sum, range) => sum + dayCount(range), 0),
    schedules: [...new Set(ranges.map(({ row }) => row.schedule.externalName))],
    isSoon: areSoon(ranges, timeZone, now),
    onceKey: noticeKeyOf(batchId, assignmentId),
  };
}

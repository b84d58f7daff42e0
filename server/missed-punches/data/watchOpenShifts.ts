import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import { readShiftToChange } from '../../shifts/data/shiftToChange.ts';
import { describeFailure } from '../../telemetry/describeFailure.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { unitOfWork } from '../../calls/unitOfWork.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { notify } from '../../notifications/data/notify.ts';
import {
  type MissedNotice,
  type NoticedTime,
  onceKeyOf,
} from '../../notifications/rules/notice.ts';
import { retryOnConflict } from '../../calls/retryOnConflict.ts';
import { beginningOf, plansAt } from '../../shifts/data/plansAt.ts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { autoClockOut } from '../../clocking/rules/autoClockOut.ts';
import { missedInOpenShift } from '../../shifts/rules/missedInOpenShift.ts';
import { openShiftBatches, type OpenShift } from './openShifts.ts';
import { tellOnce } from '../../notifications/data/tellOnce.ts';

/**
 * Checks open shifts every minute: clocks forgotten ones out if `AUTO_CLOCK_OUT` is on, and
 * notifies people once of a missed clock-out, an open break, or a missing one (spec §9).
 */
export function watchOpenShifts(
  context: Pick<ServerContext, 'database' | 'log' | 'push'>,
  { dayPlans, features, prepare }: WritableBook,
): Worker {
  const { database, log } = context;

  /** Reads the shift again: its person may have clocked out in the meantime. */
  async function end(id: number, plan: DayPlan, now: Date): Promise<void> {
    const switches = await features.read();
    const current = await readShiftToChange(database, id);
    const ended =
      current === null ? null : autoClockOut(current.shift, plan, switches, now.toISOString());
    if (current === null || ended === null) return;
    const { shift: before, head, employeeId } = current;
    const notice = noticeOf(ended, employeeId, {
      kind: 'AUTO_CLOCKED_OUT',
      since: ended.pair.clock_out ?? ended.pair.clock_in,
    });
    const by = { actorKind: 'server', actorId: null, at: now.toISOString() } as const;
    const change = await prepare(by, [{ head, before, after: ended, action: 'AUTO_CLOCK_OUT' }]);
    await unitOfWork(context, async (unit) => {
      unit.stage(change);
      await notify(unit, [notice], now);
      unit.tell({ type: 'notifications-changed', employeeIds: [employeeId] });
    });
  }

  async function watch(batch: readonly OpenShift[], now: Date): Promise<void> {
    const plans = await plansAt(dayPlans, batch.map(beginningOf));
    const switches = await features.read();
    const notices: MissedNotice[] = [];
    for (const [index, open] of batch.entries()) {
      const plan = plans[index];
      if (plan === undefined) throw new Error('A day has no plan.');
      if (autoClockOut(open, plan, switches, now.toISOString()) === null) {
        const missed = missedInOpenShift(open, plan, switches, now.toISOString());
        notices.push(...missed.map((each) => noticeOf(open, open.employeeId, each)));
      } else {
        await retryOnConflict(() => end(open.pair.id, plan, now)).catch((error: unknown) => {
          // A failure must not delay other shifts; the next check retries.
          log.error({ failure: describeFailure(error) }, 'A shift could not be clocked out');
        });
      }
    }
    await tellOnce(context, notices, now);
  }

  return {
    kind: 'WATCH_OPEN_SHIFTS',
    every: 60_000,
    work: async (_payload, now) => {
      for await (const batch of openShiftBatches(database)) await watch(batch, now);
    },
  };
}

function noticeOf(
  { pair }: Shift,
  employeeId: number,
  { kind, since, segmentId }: ReturnType<typeof missedInOpenShift>[number],
): MissedNotice {
  const { assignment_id: assignmentId, id: timePairId, time_zone: timeZone } = pair;
  const time: NoticedTime = { start: since, end: pair.clock_out, timeZone };
  const shift = { timePairId: pair.original_version_id };
  const onceKey = onceKeyOf(kind, segmentId === undefined ? shift : { ...shift, segmentId });
  return { employeeId, assignmentId, timePairId, kind, time, onceKey };
}

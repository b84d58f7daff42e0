import { changeShift } from '../../adjusted-time/data/changeShift.ts';
import { readShiftToChange } from '../../adjusted-time/data/changedShift.ts';
import type { Derive } from '../../adjusted-time/data/createDerive.ts';
import { describeFailure } from '../../http/describeFailure.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { notify } from '../../notifications/data/notify.ts';
import type { MissedNotice, NoticedTime } from '../../notifications/rules/notice.ts';
import { onceKeyOf } from '../../notifications/rules/onceKeyOf.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { retryOnConflict } from '../../records/data/retryOnConflict.ts';
import { beginningOf, plansAt } from '../../time-entries/data/plansAt.ts';
import type { PresentationSources } from '../../time-entries/data/presentShifts.ts';
import type { DayPlan } from '../../time-entries/rules/dayPlan.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';
import { autoClockOut } from '../rules/autoClockOut.ts';
import { missedOf } from '../rules/missedOf.ts';
import { openShiftBatches, type OpenShift } from './openShifts.ts';
import { tellOnce } from './tellOnce.ts';

export interface WatchSources extends PresentationSources {
  readonly chain: RecordChain;
  readonly derive: Derive;
}

/**
 * Looks after open shifts every minute: clocks forgotten ones out where `AUTO_CLOCK_OUT` is on, and
 * tells people once of a missed clock-out, a break that was not ended, or none at all (spec §9).
 */
export function watchOpenShifts(
  { database, log, push }: Pick<ServerContext, 'database' | 'log' | 'push'>,
  { facts, dayPlans, features, chain, derive }: WatchSources,
): Worker {
  /** Reads the shift again: its person may have clocked out meanwhile. */
  async function end(id: number, plan: DayPlan, now: Date): Promise<void> {
    const switches = await features.read();
    const found = await readShiftToChange(database, id);
    const ended =
      found === null ? null : autoClockOut(found.shift, plan, switches, now.toISOString());
    if (found === null || ended === null) return;
    const after = await derive(ended);
    const notice = noticeOf(after, found.employeeId, {
      kind: 'AUTO_CLOCKED_OUT',
      since: after.pair.clock_out ?? after.pair.clock_in,
    });
    await chain.open();
    await database.transaction(async (transaction) => {
      await changeShift(transaction, chain, found, after, {
        actorKind: 'server',
        actorId: null,
        recordedAt: now.toISOString(),
        action: 'AUTO_CLOCK_OUT',
      });
      await notify(transaction, [notice], now);
    });
    await publish(after, found.employeeId);
  }

  async function publish({ pair }: Shift, employeeId: number): Promise<void> {
    const assignment = (await facts.assignments([pair.assignment_id])).get(pair.assignment_id);
    const employeeIds = [employeeId, ...(assignment?.managerIds ?? [])];
    push.publish({ type: 'active-shift-changed', employeeIds: [employeeId] });
    push.publish({ type: 'notifications-changed', employeeIds: [employeeId] });
    push.publish({ type: 'time-pairs-changed', employeeIds });
  }

  async function watch(batch: readonly OpenShift[], now: Date): Promise<void> {
    const plans = await plansAt(dayPlans, batch.map(beginningOf));
    const switches = await features.read();
    const notices: MissedNotice[] = [];
    for (const [index, open] of batch.entries()) {
      const plan = plans[index];
      if (plan === undefined) throw new Error('Every day has a plan, if an empty one.');
      if (autoClockOut(open, plan, switches, now.toISOString()) === null) {
        const missed = missedOf(open, plan, switches, now.toISOString());
        notices.push(...missed.map((each) => noticeOf(open, open.employeeId, each)));
      } else {
        await retryOnConflict(() => end(open.pair.id, plan, now)).catch((error: unknown) => {
          // The shifts of others must not wait for it; the next look tries again.
          log.error({ failure: describeFailure(error) }, 'A shift could not be clocked out');
        });
      }
    }
    await tellOnce({ database, push }, notices, now);
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
  { kind, since, segmentId }: ReturnType<typeof missedOf>[number],
): MissedNotice {
  const { assignment_id: assignmentId, id: timePairId, time_zone: timeZone } = pair;
  const time: NoticedTime = { start: since, end: pair.clock_out, timeZone };
  const shift = { timePairId: pair.original_version_id };
  const onceKey = onceKeyOf(kind, segmentId === undefined ? shift : { ...shift, segmentId });
  return { employeeId, assignmentId, timePairId, kind, time, onceKey };
}

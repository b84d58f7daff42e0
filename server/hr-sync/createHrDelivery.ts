import { describeFailure } from '../telemetry/describeFailure.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { HrOutcome, HrSystem } from '../hr-outbox/rules/hrSystem.ts';
import { startLooking } from '../jobs/startLooking.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { createSuccessFactors } from '../successfactors/createSuccessFactors.ts';
import { createHrMetrics } from './data/createHrMetrics.ts';
import { createHrPause } from './data/createHrPause.ts';
import { deliverDue } from './data/deliverDue.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';
import { openHrSystem } from './data/openHrSystem.ts';

const lookEvery = 1_000;

/**
 * Delivers the outboxes while the server runs. Not a job: many rows are sent at once, each with its
 * own lease and attempts, and the outbox is polled every second. Time and schedules are delivered
 * independently.
 */
export function createHrDelivery(
  { configuration, database, push, metrics, log, now }: ServerContext,
  chain: RecordChain,
) {
  const counted = createHrMetrics(metrics, database, now);
  const pause = createHrPause(database, now);
  const count = (outcome: HrOutcome) => {
    counted(outcome);
    pause.note(outcome);
  };
  const onFault = (error: unknown) =>
    log.error({ failure: describeFailure(error) }, 'HR system: an error in the server itself.');

  const { successFactors } = configuration;
  const named =
    successFactors === null
      ? null
      : createSuccessFactors(successFactors, {
          now,
          onFault,
          onLogInRefused: (status) =>
            log.error(
              { status },
              'HR system: the log-in was rejected. The next attempt is in 5 minutes.',
            ),
        });
  let opened: HrSystem | null = null;
  let isUnconnectedTold = false;
  let isStopped = false;

  async function connected(): Promise<HrSystem | null> {
    opened ??= await openHrSystem(database, configuration, named);
    if (opened === null && !isUnconnectedTold) {
      log.warn('HR system: not connected. Approved time and schedules wait for delivery.');
      isUnconnectedTold = true;
    }
    return opened;
  }

  const deliverAll =
    (deliver: (parts: Parameters<typeof deliverDue>[0]) => Promise<number>) => async () => {
      const hrSystem = await connected();
      if (hrSystem === null) return;
      const parts = { database, push, chain, hrSystem, now, chance: Math.random, count, onFault };
      const isAway = () => {
        const until = hrSystem.pausedUntil();
        return until !== null && until > now().toISOString();
      };
      let rows = 1;
      while (rows > 0 && !isStopped && !isAway() && !(await pause.isOn())) {
        rows = await deliver(parts);
        await pause.share();
      }
    };

  /** Reports faults to the operator at once; delivery goes on in any case. */
  async function tellFaults(signal: AbortSignal): Promise<void> {
    const faults = (await named?.faults(signal)) ?? [];
    if (!signal.aborted) for (const fault of faults) log.error(`HR system: ${fault}`);
  }

  return {
    start: () => {
      const end = new AbortController();
      const told = tellFaults(end.signal).catch(onFault);
      const looking = [deliverDue, deliverDueSchedules].map((deliver) =>
        startLooking(deliverAll(deliver), lookEvery, (error) =>
          log.error({ failure: describeFailure(error) }, 'Delivery to the HR system failed'),
        ),
      );
      return {
        stop: async () => {
          isStopped = true;
          end.abort();
          await told;
          await Promise.all(looking.map((each) => each.stop()));
        },
      };
    },
  };
}

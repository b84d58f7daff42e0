import { describeFailure } from '../telemetry/describeFailure.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { startLooking } from '../jobs/startLooking.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { createHrMetrics } from './data/createHrMetrics.ts';
import { deliverDue } from './data/deliverDue.ts';
import { openHrSystem } from './data/openHrSystem.ts';
import type { HrSystem } from './rules/hrSystem.ts';

const lookEvery = 1_000;

/**
 * Delivers what waits in the outbox, as long as the server runs. Not a job: many rows
 * leave at once, each with a lease and attempts of its own, and are looked for every second.
 */
export function createHrDelivery(
  { configuration, database, push, metrics, log, now }: ServerContext,
  chain: RecordChain,
) {
  const count = createHrMetrics(metrics, database, now);

  let opened: HrSystem | null = null;
  let isUnconnectedTold = false;
  let isStopped = false;

  async function deliverAll(): Promise<void> {
    const hrSystem = (opened ??= await openHrSystem(database, configuration));
    if (hrSystem === null) {
      if (!isUnconnectedTold) log.warn('HR system: not connected. Approved time is kept for it.');
      isUnconnectedTold = true;
      return;
    }
    const parts = { database, push, chain, hrSystem, now, chance: Math.random, count };
    while (!isStopped && (await deliverDue(parts)) > 0);
  }

  return {
    start: () => {
      const looking = startLooking(deliverAll, lookEvery, (error) =>
        log.error({ failure: describeFailure(error) }, 'Delivery to the HR system failed'),
      );
      return {
        stop: async () => {
          isStopped = true;
          await looking.stop();
        },
      };
    },
  };
}

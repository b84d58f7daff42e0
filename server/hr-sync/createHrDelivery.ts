import { describeFailure } from '../http/describeFailure.ts';
import type { ServerContext } from '../http/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { createHrMetrics } from './data/createHrMetrics.ts';
import { deliverDue } from './data/deliverDue.ts';
import { openHrSystem } from './data/openHrSystem.ts';
import type { HrSystem } from './rules/hrSystem.ts';

const lookEvery = 1_000;

/**
 * Delivers what waits in the outbox, as long as the server runs. Not a job: those are done one after
 * the other, and a slow HR system must not keep an automatic clock-out waiting.
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
      let timer: NodeJS.Timeout;
      let current: Promise<void> = Promise.resolve();
      const look = () => {
        current = deliverAll()
          .catch((error: unknown) => {
            log.error({ failure: describeFailure(error) }, 'Delivery to the HR system failed');
          })
          .finally(() => {
            if (!isStopped) timer = setTimeout(look, lookEvery).unref();
          });
      };
      timer = setTimeout(look, lookEvery).unref();
      return {
        stop: async () => {
          isStopped = true;
          clearTimeout(timer);
          await current;
        },
      };
    },
  };
}

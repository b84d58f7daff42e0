import type { ServerContext } from '../calls/serverContext.ts';
import type { Worker } from '../jobs/rules/job.ts';
import { forgetDeliveries, forgetOrphans } from './data/deliveryRows.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const daysKept = { delivered: 30, failed: 90 };
const atOnce = 5_000;

/** Forgets deliveries when their time is over, some thousands at once. */
export function pruneDeliveries({ database }: Pick<ServerContext, 'database'>): Worker {
  return {
    kind: 'prune-webhook-deliveries',
    every: hour,
    work: async (_payload, now) => {
      const before = (days: number) => new Date(now.getTime() - days * day);
      const values = [before(daysKept.delivered), before(daysKept.failed), atOnce];
      const gone = await database.run(forgetDeliveries, values);
      const orphans = await database.run(forgetOrphans, [atOnce]);
      if (gone.length === atOnce || orphans.length === atOnce) return { rest: null };
      return undefined;
    },
  };
}

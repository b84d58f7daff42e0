import type { ServerContext } from '../http/serverContext.ts';
import type { Worker } from '../jobs/rules/job.ts';
import { forgetManyEvents, forgetOldEvents } from './data/securityEvents.ts';
import { daysKept, mostKept } from './rules/securityEvent.ts';

const hour = 60 * 60_000;

/** Forgets the events of more than a year ago, and beyond so many the oldest. */
export function pruneEvents({ database }: Pick<ServerContext, 'database'>): Worker {
  return {
    kind: 'prune-security-events',
    every: hour,
    work: async (_payload, now) => {
      await database.run(forgetOldEvents, [new Date(now.getTime() - daysKept * 24 * hour)]);
      for (const isRefused of [false, true]) {
        await database.run(forgetManyEvents, [isRefused, mostKept]);
      }
    },
  };
}

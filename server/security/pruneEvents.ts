import type { ServerContext } from '../calls/serverContext.ts';
import type { Worker } from '../jobs/rules/job.ts';
import { forgetManyEvents, forgetOldEvents } from './data/securityEvents.ts';

const hour = 60 * 60_000;
const daysKept = 365;
/** Of what was done, and of what was refused: a flood of refusals washes away nothing else. */
const mostKept = 100_000;

/** Forgets the events of more than a year ago, and the oldest beyond so many. */
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

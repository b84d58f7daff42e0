import type { ServerContext } from '../calls/serverContext.ts';
import type { Worker } from '../jobs/rules/job.ts';
import { pruneUndoStatement } from './data/undoPlans.ts';

const day = 86_400_000;
const daysKept = 30;

/** Forgets what would take back the plans of more than 30 days ago; their history stays. */
export function pruneUndo({ database }: Pick<ServerContext, 'database'>): Worker {
  return {
    kind: 'prune-plan-undo',
    every: day,
    work: async (_payload, now) => {
      await database.run(pruneUndoStatement, [new Date(now.getTime() - daysKept * day)]);
    },
  };
}

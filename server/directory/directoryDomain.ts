import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { readTasks } from './data/companyTasks.ts';
import { directoryWorker } from './followDirectory.ts';
import { directoryMapping } from './handlers/directoryMapping.ts';

/** Jobs that follow a directory: the mapping, its worker, and what is left to administrators. */
export function directoryDomain(context: ServerContext, records: RecordChain) {
  const { database } = context;
  return {
    handlers: {
      ...directoryMapping(context),
      getCompanyTasks: async ({ now }) => {
        const today = now.toISOString().slice(0, 10);
        const tasks = await database.run(readTasks, { today });
        const count = tasks.reduce((sum, task) => sum + task.count, 0);
        return { status: 200, body: { count, tasks } };
      },
    } satisfies Partial<Handlers>,
    workers: [directoryWorker(context, records)],
  };
}

import { describeFailure } from '../http/describeFailure.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { finish, lease, plant, repeatAt, tryLater, type LeasedJob } from './data/jobQueue.ts';
import type { Jobs, Worker } from './rules/job.ts';

const lookEvery = 15_000;
const atOnce = 10;

/** The jobs of this process; every process of the server may have them. */
export function createJobs(
  { database, log, now }: Pick<ServerContext, 'database' | 'log' | 'now'>,
  workers: readonly Worker[],
): Jobs {
  const byKind = new Map(workers.map((worker) => [worker.kind, worker]));
  let isPlanted = false;

  async function plantRecurring(at: Date): Promise<void> {
    if (isPlanted) return;
    for (const { kind, every } of workers) {
      if (every !== undefined) await plant(database, kind, at);
    }
    isPlanted = true;
  }

  async function perform(job: LeasedJob, at: Date): Promise<void> {
    const worker = byKind.get(job.kind);
    try {
      if (worker === undefined) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
      await worker.work(job.payload, at);
    } catch (error) {
      log.error({ job: job.kind, failure: describeFailure(error) }, 'A job failed');
      return tryLater(database, job, at);
    }
    const { every } = worker;
    if (every === undefined) return finish(database, job);
    await repeatAt(database, job, new Date(at.getTime() + every));
  }

  async function runDue(): Promise<number> {
    await plantRecurring(now());
    for (let count = 0; ;) {
      const jobs = await lease(database, now(), atOnce);
      if (jobs.length === 0) return count;
      for (const job of jobs) await perform(job, now());
      count += jobs.length;
    }
  }

  return { runDue, start: () => startLooking(runDue, log) };
}

function startLooking(look: () => Promise<unknown>, log: ServerContext['log']) {
  let current: Promise<unknown> = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    current = look()
      .catch((error: unknown) => {
        log.error({ failure: describeFailure(error) }, 'Looking for jobs failed');
      })
      .finally(() => {
        isLooking = false;
      });
  }, lookEvery);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}

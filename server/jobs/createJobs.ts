import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { describeFailure } from '../telemetry/describeFailure.ts';
import { startLooking } from './startLooking.ts';
import { lease, plant, release } from './data/jobQueue.ts';
import { afterFailure, afterWork } from './rules/afterWork.ts';
import type { Jobs, LeasedJob, Rest, Worker } from './rules/job.ts';
import { longestWork } from './rules/jobPolicy.ts';

interface JobsContext {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => Date;
}

const lookEvery = 15_000;

/**
 * The jobs of this process; every process of the server can run them. Kinds run in parallel, the
 * jobs of a kind one after the other: a hanging mail server does not delay clock-outs.
 */
export function createJobs({ database, log, now }: JobsContext, workers: readonly Worker[]): Jobs {
  async function perform(worker: Worker, job: LeasedJob, at: Date): Promise<void> {
    let left: Rest | void;
    try {
      left = await inTime(worker.work(job.payload, at));
    } catch (error) {
      log.error({ job: job.kind, failure: describeFailure(error) }, 'A job failed');
      return release(database, job, afterFailure(job, at));
    }
    await release(database, job, afterWork(job, worker, left, at));
  }

  async function runDueOf(worker: Worker): Promise<number> {
    if (worker.every !== undefined) await plant(database, worker.kind, now());
    for (let count = 0; ; count += 1) {
      const job = await lease(database, worker.kind, now());
      if (job === null) return count;
      await perform(worker, job, now());
    }
  }

  return {
    runDue: async () => {
      const counts = await Promise.all(workers.map(runDueOf));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start: () => {
      const looking = workers.map((worker) =>
        startLooking(
          () => runDueOf(worker),
          lookEvery,
          (error) =>
            log.error({ failure: describeFailure(error) }, 'The search for due jobs failed'),
        ),
      );
      return {
        stop: async () => {
          await Promise.all(looking.map(({ stop }) => stop()));
        },
      };
    },
  };
}

/** Fails before the lease ends and another process takes the job over. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The job timed out; it may still be running.')),
      longestWork,
    );
    timer.unref();
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

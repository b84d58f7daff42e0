import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { leaseSql, saveSql, type Queue } from '../../queues/data/queue.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import type { NextJob } from '../rules/afterWork.ts';
import type { Job, LeasedJob } from '../rules/job.ts';
import { jobLease } from '../rules/jobPolicy.ts';

const queue: Queue = { table: 'job', key: ['kind', 'key'], part: 'kind' };

const enqueueStatement = statement<never>(
  'enqueueJob',
  `insert into job (kind, key, payload, due_at)
   select asked.kind, asked.key, coalesce(asked.payload, 'null'), $2
   from jsonb_to_recordset($1::jsonb) as asked(kind text, key text, payload jsonb)
   order by asked.kind, asked.key
   on conflict (kind, key) do update set payload = excluded.payload, due_at = excluded.due_at,
     leased_until = null, attempts = 0`,
);

const plantStatement = statement<never>(
  'plantJob',
  `insert into job (kind, key, payload, due_at) values ($1, 'all', 'null', $2)
   on conflict do nothing`,
);

/** Values: now, end of the lease, limit, kind. */
const leaseStatement = statement<LeasedJob>(
  'leaseJob',
  leaseSql(queue, 'kind, key, payload, attempts, leased_until'),
);

const finishStatement = statement<never>(
  'finishJob',
  'delete from job where kind = $1 and key = $2 and leased_until = $3',
);

/** Value: jobs that are due again, as JSON. */
const saveStatement = statement<never>(
  'saveJobs',
  saveSql(queue, ['attempts', 'due_at'], `payload = coalesce(changed.payload, 'null')`),
);

/**
 * Queues a job in the transaction that needs it. Replaces a waiting job of the same kind and key;
 * one that is running runs again with this payload.
 */
export async function enqueue(transaction: Runner, job: Job, dueAt: Date): Promise<void> {
  await enqueueAll(transaction, [job], dueAt);
}

/** Queues several jobs of different kinds or keys with one statement. */
export async function enqueueAll(
  transaction: Runner,
  jobs: readonly Job[],
  dueAt: Date,
): Promise<void> {
  await transaction.run(enqueueStatement, [JSON.stringify(jobs), dueAt]);
}

/** Ensures that a recurring job exists. */
export async function plant(database: Database, kind: string, dueAt: Date): Promise<void> {
  await database.run(plantStatement, [kind, dueAt]);
}

/** Leases the job that has been due the longest, if any; no two processes get the same one. */
export async function lease(
  database: Database,
  kind: string,
  now: Date,
): Promise<LeasedJob | null> {
  const [leased] = await database.run(leaseStatement, [now, leaseEnd(now, jobLease), 1, kind]);
  return leased ?? null;
}

/** Saves a job after its work, unless it was queued again in the meantime; null removes it. */
export async function release(
  database: Database,
  { kind, key, leased_until }: LeasedJob,
  next: NextJob | null,
): Promise<void> {
  if (next === null) await database.run(finishStatement, [kind, key, leased_until]);
  else await database.run(saveStatement, [JSON.stringify([next])]);
}

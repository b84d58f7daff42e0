import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import {
  leaseSql,
  saveSql,
  type Attempted,
  type Lease,
  type Queue,
} from '../../queues/data/queue.ts';
import { leaseEnd } from '../../queues/rules/lease.ts';
import type { NextJob } from '../rules/afterWork.ts';
import type { Job, LeasedJob } from '../rules/job.ts';
import { jobLease } from '../rules/jobPolicy.ts';

const queue: Queue = { table: 'job', key: ['kind', 'key'], part: 'kind' };

const enqueueStatement = statement<never, { jobs: string; dueAt: Date }>(
  'enqueueJob',
  `insert into job (kind, key, payload, due_at)
   select asked.kind, asked.key, coalesce(asked.payload, 'null'), $dueAt
   from jsonb_to_recordset($jobs::jsonb) as asked(kind text, key text, payload jsonb)
   order by asked.kind, asked.key
   on conflict (kind, key) do update set payload = excluded.payload, due_at = excluded.due_at,
     leased_until = null, attempts = 0`,
);

const plantStatement = statement<never, { kind: string; dueAt: Date }>(
  'plantJob',
  `insert into job (kind, key, payload, due_at) values ($kind, 'all', 'null', $dueAt)
   on conflict do nothing`,
);

/** Of the kind `part`. */
const leaseStatement = statement<LeasedJob, Lease & { part: string }>(
  'leaseJob',
  leaseSql(queue, 'kind, key, payload, attempts, leased_until'),
);

const finishStatement = statement<never, { kind: string; key: string; leasedUntil: string | null }>(
  'finishJob',
  'delete from job where kind = $kind and key = $key and leased_until = $leasedUntil',
);

/** Jobs that are due again. */
const saveStatement = statement<never, Attempted>(
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
  await transaction.run(enqueueStatement, { jobs: JSON.stringify(jobs), dueAt });
}

/** Ensures that a recurring job exists. */
export async function plant(database: Database, kind: string, dueAt: Date): Promise<void> {
  await database.run(plantStatement, { kind, dueAt });
}

/** Leases the job that has been due the longest, if any; no two processes get the same one. */
export async function lease(
  database: Database,
  kind: string,
  now: Date,
): Promise<LeasedJob | null> {
  const until = leaseEnd(now, jobLease);
  const [leased] = await database.run(leaseStatement, { now, until, limit: 1, part: kind });
  return leased ?? null;
}

/** Saves a job after its work, unless it was queued again in the meantime; null removes it. */
export async function release(
  database: Database,
  { kind, key, leased_until }: LeasedJob,
  next: NextJob | null,
): Promise<void> {
  if (next === null) await database.run(finishStatement, { kind, key, leasedUntil: leased_until });
  else await database.run(saveStatement, { rows: JSON.stringify([next]) });
}

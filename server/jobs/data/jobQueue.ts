import type { Database } from '../../database/database.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { jobLease, retryDelay, type Job } from '../rules/job.ts';
import { leaseEnd } from '../rules/lease.ts';

/** A job that this process works on until `leasedUntil`. */
export interface LeasedJob extends Job {
  readonly attempts: number;
  /** ISO 8601 in UTC; identifies this lease. */
  readonly leasedUntil: string;
}

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

/** Values: now, end of the lease, kind. */
const leaseStatement = statement<LeasedJob>(
  'leaseJob',
  `update job set leased_until = $2, attempts = job.attempts + 1
   from (select kind, key from job
     where kind = $3 and due_at <= $1 and (leased_until is null or leased_until <= $1)
     order by due_at, key for update skip locked limit 1) due
   where job.kind = due.kind and job.key = due.key
   returning job.kind, job.key, job.payload, job.attempts, job.leased_until as "leasedUntil"`,
);

const finishStatement = statement<never>(
  'finishJob',
  'delete from job where kind = $1 and key = $2 and leased_until = $3',
);

/** Values: kind, key, lease, next due time, number of attempts so far. */
const postponeStatement = statement<never>(
  'postponeJob',
  `update job set due_at = $4, leased_until = null, attempts = $5
   where kind = $1 and key = $2 and leased_until = $3`,
);

/** Values: kind, key, lease, next due time. Resets the job. */
const repeatStatement = statement<never>(
  'repeatJob',
  `update job set payload = 'null', due_at = $4, leased_until = null, attempts = 0
   where kind = $1 and key = $2 and leased_until = $3`,
);

/** Values: kind, key, lease, remaining payload, its due time. */
const goOnStatement = statement<never>(
  'goOnWithJob',
  `update job set payload = $4, due_at = $5, leased_until = null, attempts = 0
   where kind = $1 and key = $2 and leased_until = $3`,
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
  const until = leaseEnd(now, jobLease);
  const [leased] = await database.run(leaseStatement, [now, until, kind]);
  return leased ?? null;
}

/** Removes the finished job, unless it was queued again in the meantime. */
export async function finish(database: Database, job: LeasedJob): Promise<void> {
  await database.run(finishStatement, [job.kind, job.key, job.leasedUntil]);
}

/**
 * Stores the remaining part of the job, which is due next, unless it was queued again in the
 * meantime.
 */
export async function goOn(
  database: Database,
  { kind, key, leasedUntil }: LeasedJob,
  rest: Job['payload'],
  dueAt: Date,
): Promise<void> {
  await database.run(goOnStatement, [kind, key, leasedUntil, JSON.stringify(rest), dueAt]);
}

/** The job is done and recurs, without its remaining payload. */
export async function repeatAt(database: Database, job: LeasedJob, dueAt: Date): Promise<void> {
  await database.run(repeatStatement, [job.kind, job.key, job.leasedUntil, dueAt]);
}

/** The job failed and is retried later. */
export async function tryLater(database: Database, job: LeasedJob, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + retryDelay(job.attempts));
  await database.run(postponeStatement, [job.kind, job.key, job.leasedUntil, dueAt, job.attempts]);
}

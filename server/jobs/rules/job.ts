import type { Json } from '../../records/rules/canonicalJson.ts';
import type { Leased } from '../../queues/rules/lease.ts';

/** Work that runs at its due time. */
export interface Job {
  readonly kind: string;
  /** Distinguishes jobs of one kind. */
  readonly key: string;
  readonly payload: Json;
}

/** A job that this process works on until its lease ends. */
export interface LeasedJob extends Job, Leased {
  /** Failed attempts. */
  readonly attempts: number;
}

/** Runs the jobs of one kind. */
export interface Worker {
  readonly kind: string;
  /** Milliseconds after which the kind's single job recurs; without it jobs are queued. */
  readonly every?: number;
  /**
   * Must be idempotent: a process can end after the work and before it reports it. Work of several
   * minutes is split: it returns the rest, and the job continues from there.
   */
  work(payload: Job['payload'], now: Date): Promise<Rest | void>;
}

/** The payload of a job's remaining part. */
export interface Rest {
  readonly rest: Job['payload'];
}

/** All jobs of the server. */
export interface Jobs {
  /**
   * Runs everything that is due, and returns the number of jobs. A failed job is logged and retried
   * later.
   */
  runDue(): Promise<number>;
  /**
   * Looks for due jobs every few seconds; the first time after that interval, never at the start.
   */
  start(): { stop(): Promise<void> };
}

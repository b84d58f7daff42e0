import type { Json } from '../../records/rules/canonicalJson.ts';
import { backOff } from './lease.ts';

/** Work that runs at its due time. */
export interface Job {
  readonly kind: string;
  /** Distinguishes jobs of one kind. */
  readonly key: string;
  readonly payload: Json;
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

/** Milliseconds for which a process leases a job; afterwards another one can take it over. */
export const jobLease = 5 * 60_000;

/** Milliseconds after which a job is aborted and retried: before its lease ends. */
export const longestWork = jobLease - 60_000;

/** Milliseconds until the next attempt of a job that has failed so many times. */
export function retryDelay(attempts: number): number {
  return backOff(attempts, 10_000);
}

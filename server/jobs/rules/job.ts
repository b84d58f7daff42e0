import type { Json } from '../../records/rules/canonicalJson.ts';
import { backOff } from './lease.ts';

/** Work that waits for its time. */
export interface Job {
  readonly kind: string;
  /** Tells jobs of one kind apart. */
  readonly key: string;
  readonly payload: Json;
}

/** Does the jobs of one kind. */
export interface Worker {
  readonly kind: string;
  /** Milliseconds after which the one job of the kind comes back; without it jobs are asked for. */
  readonly every?: number;
  /**
   * Must bear being done twice: a process may end after the work and before it says so. Work that may
   * take minutes is done in parts: it answers what is left, and the job goes on from there.
   */
  work(payload: Job['payload'], now: Date): Promise<Rest | void>;
}

/** The payload of what is left of a job. */
export interface Rest {
  readonly rest: Job['payload'];
}

/** All jobs of the server. */
export interface Jobs {
  /**
   * Does everything that is due, and answers how many jobs that were. A job that fails is logged and
   * tried again later.
   */
  runDue(): Promise<number>;
  /** Looks for due jobs every few seconds; the first time after that span, never at the start. */
  start(): { stop(): Promise<void> };
}

/** How long a process may work on a job before another one takes it over, in milliseconds. */
export const jobLease = 5 * 60_000;

/** After how many milliseconds a job is given up, to be tried again: before another process takes it. */
export const longestWork = jobLease - 60_000;

/** How long a job that failed so many times waits for the next attempt, in milliseconds. */
export function retryDelay(attempts: number): number {
  return backOff(attempts, 10_000);
}

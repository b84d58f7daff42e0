import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Has a process of its own send the load, and resolves to what it saw. */
export function driveLoad(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(join(import.meta.dirname, 'generateLoad.ts'));
  return new Promise((done, fail) => {
    generator.on('message', (result: LoadResult) => done(result));
    generator.on('error', fail);
    generator.on('exit', (code) => fail(new Error(`The load generator ended with ${code}.`)));
    generator.send(order);
  });
}

/** What the load generator is told; sent between the processes as it is. */
export interface LoadOrder {
  /** Such as `http://localhost:40123`. */
  readonly url: string;
  readonly people: readonly PunchingPerson[];
  readonly seconds: number;
  /** After so many it ends before. */
  readonly mostPunches?: number;
  /** Begun at that pace; without it as fast as they are answered. */
  readonly perSecond?: number;
  /** Requests under way at any time, at most. */
  readonly concurrency: number;
}

export interface PunchingPerson {
  readonly assignmentId: number;
  /** Of the session. */
  readonly token: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface LoadResult {
  /** Punches that were answered with 200 and no violation. */
  readonly punches: number;
  readonly errors: number;
  /** What was answered instead, the first time. */
  readonly firstError: string | null;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds from request to whole answer, of all punches. */
  readonly p50: number;
  readonly p99: number;
}

import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Sends the load from a separate process, and resolves to its measurements. */
export function driveLoad(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(join(import.meta.dirname, 'generateLoad.ts'));
  return new Promise((done, fail) => {
    generator.on('message', (result: LoadResult) => done(result));
    generator.on('error', fail);
    generator.on('exit', (code) => fail(new Error(`The load generator ended with ${code}.`)));
    generator.send(order);
  });
}

/** The order for the load generator, sent between the processes unchanged. */
export interface LoadOrder {
  /** For example `http://localhost:40123`. */
  readonly url: string;
  readonly people: readonly PunchingPerson[];
  readonly seconds: number;
  /** Ends after so many punches. */
  readonly mostPunches?: number;
  /**
   * Punches are started at this rate; if omitted, each starts when the previous one is answered.
   */
  readonly perSecond?: number;
  /** The most requests in flight at once. */
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
  /** Punches that were answered with 200 and without violation. */
  readonly punches: number;
  readonly errors: number;
  /** The first other answer. */
  readonly firstError: string | null;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds from request to complete answer, of all punches. */
  readonly p50: number;
  readonly p99: number;
}

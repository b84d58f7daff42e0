import { Refusal } from './refusal.ts';

const mostAttempts = 50;

/** Data changed between read and write: the work must be done again. */
export class Conflict extends Error {
  readonly code = '40001';

  constructor() {
    super('The data has changed since it was read.');
  }
}

/** PostgreSQL: unique_violation, serialization_failure, deadlock_detected. */
const conflicts: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01']);

/**
 * Does work that reads and then writes, and repeats it from the start if what it read has changed by
 * then: a record chain has grown, a key was answered, a row was inserted. Gives up with UNAVAILABLE.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new Refusal('UNAVAILABLE', { retryAfterInSeconds: 1 });
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code);
}

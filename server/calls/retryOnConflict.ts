import { Refusal } from './refusal.ts';

const mostAttempts = 50;

/** Something that was read has changed before it was written: the work is to be done again. */
export class Conflict extends Error {
  readonly code = '40001';

  constructor() {
    super('What was read has changed meanwhile.');
  }
}

/** PostgreSQL: unique_violation, serialization_failure, deadlock_detected. */
const conflicts: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01']);

/**
 * Does work that appends to chains of records, and does it again when somebody else went on with one
 * of them meanwhile: the work reads where they stand each time. Gives up with UNAVAILABLE.
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

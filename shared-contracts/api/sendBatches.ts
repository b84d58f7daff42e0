import { ApiFailure } from './ApiFailure.ts';
import type { Batch } from '../rules/rowsPerRequest.ts';

/**
 * Sends one batch after the other, so that the server can do other work and the rest can be
 * cancelled. Settles with the unanswered batches after a stop or the first failure; they keep their
 * keys for a retry.
 */
export async function sendBatches<Row>(
  batches: readonly Batch<Row>[],
  send: (batch: Batch<Row>) => Promise<void>,
  stopped?: AbortSignal,
): Promise<{ readonly left: readonly Batch<Row>[]; readonly failure: ApiFailure | null }> {
  for (const [index, batch] of batches.entries()) {
    const left = batches.slice(index);
    if (stopped?.aborted) return { left, failure: null };
    try {
      await send(batch);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      return { left, failure };
    }
  }
  return { left: [], failure: null };
}

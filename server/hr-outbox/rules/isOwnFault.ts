/** The names of the errors of an aborted request. */
const givenUp = new Set(['AbortError', 'TimeoutError']);

/**
 * Whether an error is the server's own fault, not that of the network or the HR system. `fetch`
 * reports network errors as a TypeError with the original error as its cause.
 */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (givenUp.has(error.name)) return false;
  return !(error instanceof TypeError && error.message === 'fetch failed');
}

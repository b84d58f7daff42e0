/** The names of what is thrown when a request is given up. */
const givenUp = new Set(['AbortError', 'TimeoutError']);

/**
 * Whether an error says that the server is at fault, rather than the network or the HR system. `fetch`
 * tells of the network by a TypeError that has the network's error as its cause.
 */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (givenUp.has(error.name)) return false;
  return !(error instanceof TypeError && error.message === 'fetch failed');
}

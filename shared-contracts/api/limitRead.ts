/** Milliseconds; what is read takes far less, and who waits longer wants to know. */
const longestRead = 20_000;

/**
 * Ends a read that hangs with a `TimeoutError`, as `signal` ends it earlier: a page says that it failed
 * instead of showing its skeleton for good.
 */
export function limitRead(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(longestRead);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

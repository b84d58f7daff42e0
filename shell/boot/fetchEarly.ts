import type { EventBus } from 'shared-contracts';
import './earlyCalls.ts';

/** As `fetch`; but an answer that the page brought, or asked for before the code came, is taken, once. */
export const fetchEarly: typeof fetch = async (input, init) => {
  if (!(input instanceof Request) || input.method !== 'GET') return await fetch(input, init);
  const path = input.url.replace(location.origin, '');
  const early = globalThis.punctualEarly?.get(path);
  if (!early) return await fetch(input, init);
  globalThis.punctualEarly?.delete(path);
  return await unlessAborted(early, input.signal);
};

async function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal) {
  signal.throwIfAborted();
  return await new Promise<Answer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}

/** Milliseconds of the page's clock; an open shift is compared that often (spec §4). */
const longestAge = 10_000;

/**
 * The application has started: from now on session and setup may change. What the page brought for
 * its first screen still counts, until it is old or told to have changed.
 */
export function endEarlyCalls(bus: EventBus): void {
  const early = globalThis.punctualEarly;
  if (!early) return;
  for (const path of early.keys()) {
    if (!path.endsWith('/active-shift')) early.delete(path);
  }
  bus.on('active-shift-changed', () => early.clear());
  setTimeout(() => early.clear(), longestAge - performance.now());
}

import type { EventBus } from 'shared-contracts';
import './earlyCalls.ts';

/** Like `fetch`, but first uses an embedded or early response, once. */
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

/** Milliseconds of page age; an open shift is compared at this interval (spec §4). */
const longestAge = 10_000;

/**
 * Ends the early calls: session and setup can change from now on. Embedded data for the first
 * screen stays valid until it expires or an event invalidates it.
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

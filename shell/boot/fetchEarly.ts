import './earlyCalls.ts';

/** As `fetch`; but an answer that the page asked for before the code came is taken, once. */
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

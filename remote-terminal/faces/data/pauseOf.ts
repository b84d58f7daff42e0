/** A pause that rejects with `AbortError` when the signal aborts. */
export function pauseOf(signal: AbortSignal): (milliseconds: number) => Promise<void> {
  return (milliseconds) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new DOMException('The capture was left.', 'AbortError'));
      if (signal.aborted) return fail();
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', fail);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      signal.addEventListener('abort', fail, { once: true });
    });
}

import { useEffect, useState } from 'react';

/** Milliseconds of quiet after the page has loaded, to leave the first screen all resources. */
const quiet = 4_000;
/** Additional milliseconds in which the first visit's service worker takes control of the page. */
const workerTakes = 30_000;

/**
 * Whether the page has been idle for a while, so that the service worker caches what is loaded now.
 */
export function useAfterStart(): boolean {
  const [hasStood, setHasStood] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(timer));
    const begin = () => {
      end.abort();
      setHasStood(true);
    };
    const waitForWorker = () => {
      const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
      if (worker?.controller !== null) return begin();
      worker.addEventListener('controllerchange', begin, { signal });
      timer = setTimeout(begin, workerTakes);
    };
    const wait = () => (timer = setTimeout(waitForWorker, quiet));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal });
    return () => end.abort();
  }, []);
  return hasStood;
}

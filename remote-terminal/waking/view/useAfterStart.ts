import { useEffect, useState } from 'react';

/** Milliseconds of quiet after the page has loaded: the first screen has all to itself. */
const quiet = 5_000;

/**
 * Whether the page has stood for a while. By then the service worker, which begins a little earlier,
 * has the page and keeps what comes now.
 */
export function useAfterStart(): boolean {
  const [hasStood, setHasStood] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => (timer = setTimeout(() => setHasStood(true), quiet));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return hasStood;
}

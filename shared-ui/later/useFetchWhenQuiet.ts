import { useEffect } from 'react';
import { fetchLaterParts } from './later.ts';

/** Milliseconds after the page has loaded, so that the first screen has the line to itself. */
const quiet = 1_500;

/** Fetches what comes after the first screen; sooner when somebody touches the page. */
export function useFetchWhenQuiet(): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      end.abort();
      void fetchLaterParts();
    };
    const wait = () => (timer = setTimeout(begin, quiet));
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, begin, { signal, capture: true });
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal });
    return () => end.abort();
  }, []);
}

import { useEffect } from 'react';
import { fetchLaterParts } from './later.ts';

/** Milliseconds between two looks at the page, and how many in a row find it complete. */
const between = 500;
const looks = 3;

/**
 * Fetches what comes after the first screen, once that has had the line to itself; sooner when
 * somebody touches the page.
 */
export function useFetchWhenQuiet(): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let complete = 0;
    const begin = () => {
      end.abort();
      void fetchLaterParts();
    };
    const look = () => {
      complete = isComing() ? 0 : complete + 1;
      if (complete < looks) wait();
      else begin();
    };
    const wait = () => (timer = setTimeout(look, between));
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, begin, { signal, capture: true });
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal });
    return () => end.abort();
  }, []);
}

/** Something stands for what is on its way, or what the server painted for all of it. */
function isComing(): boolean {
  return document.querySelector('#painted, [data-loading]') !== null;
}

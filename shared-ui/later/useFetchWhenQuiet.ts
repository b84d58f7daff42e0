import { useEffect } from 'react';
import { fetchLaterParts, onLaterPart } from './later.ts';

/**
 * Milliseconds between two checks of the page, and the number of consecutive checks that find it
 * complete.
 */
const between = 500;
const looks = 3;

/**
 * Loads the later parts once the first screen is complete, and those of each further page once that
 * is; sooner if the person interacts with the page.
 */
export function useFetchWhenQuiet(): void {
  useEffect(() => {
    let stop = fetchWhenQuiet();
    const forget = onLaterPart(() => {
      stop();
      stop = fetchWhenQuiet();
    });
    return () => {
      forget();
      stop();
    };
  }, []);
}

function fetchWhenQuiet(): () => void {
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
}

/** Whether there are skeletons, or the painted page is still shown. */
function isComing(): boolean {
  return document.querySelector('#painted, [data-loading]') !== null;
}

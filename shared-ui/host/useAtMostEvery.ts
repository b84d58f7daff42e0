import { useEffect, useRef } from 'react';

/**
 * A function that does the work at once, and then at most once in so many milliseconds: what is asked
 * for meanwhile is done once, when they have passed.
 */
export function useAtMostEvery(milliseconds: number, work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isAsked = useRef(false);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return function ask(): void {
    isAsked.current = timer.current !== null;
    if (isAsked.current) return;
    timer.current = setTimeout(() => {
      timer.current = null;
      if (isAsked.current) ask();
    }, milliseconds);
    work();
  };
}

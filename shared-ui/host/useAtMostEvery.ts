import { useEffect, useRef } from 'react';

/**
 * Throttles: runs the work at once, then at most once per interval; calls during the interval cause
 * one run at its end.
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

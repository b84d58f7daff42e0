import { useEffect, useEffectEvent, useState } from 'react';

const pause = 10_000;

/**
 * After a start from cached state: asks the server at once, on `online`, when the page becomes
 * visible, and every 10 s, until it answers.
 */
export function useServerAgain(isKept: boolean, ask: () => Promise<void>): void {
  const [isAsked, setIsAsked] = useState(!isKept);
  const askNow = useEffectEvent(async () => {
    try {
      await ask();
      setIsAsked(true);
    } catch {
      // Still unreachable: the next attempt retries.
    }
  });
  useEffect(() => {
    if (isAsked) return undefined;
    const again = () => void askNow();
    again();
    const timer = setInterval(again, pause);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isAsked]);
}

import { useEffect, useReducer } from 'react';
import type { Instant } from 'shared-contracts';

const halfMinute = 30_000;

/** The server's time for what is shown in minutes: read with every rendering, twice a minute at least. */
export function useServerTime(serverNow: () => Instant): Instant {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renew, halfMinute);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}

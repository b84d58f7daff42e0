import { useState } from 'react';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Counts down from `seconds`, with a restart. `onEnd` is called once, at 0. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsUntil(endsAt, onEnd);
  return { left, restart: () => setEndsAt(Date.now() + seconds * 1000) };
}

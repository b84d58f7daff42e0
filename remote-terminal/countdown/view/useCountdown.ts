import { useState } from 'react';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Seconds left of so many, and a way to begin again. `onEnd` is called once, at 0. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsUntil(endsAt, onEnd);
  return { left, restart: () => setEndsAt(Date.now() + seconds * 1000) };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft, untilNextSecond } from '../rules/countdown.ts';

/** Seconds left of so many, and a way to begin again. `onEnd` is called once, at 0. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      setLeft(secondsLeft(endsAt, now));
      if (endsAt <= now) ended();
      else timer = setTimeout(tick, untilNextSecond(endsAt, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return { left, restart: () => setEndsAt(Date.now() + seconds * 1000) };
}

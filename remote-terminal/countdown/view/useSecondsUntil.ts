import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft, untilNextSecond } from '../rules/secondsLeft.ts';

/** Whole seconds until an instant in epoch milliseconds. `onEnd` is called once, at 0. */
export function useSecondsUntil(endsAt: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, Date.now()));
  const ended = useEffectEvent(() => onEnd?.());
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
  return left;
}

import { useEffect, useEffectEvent } from 'react';
import { watchPresence } from '../data/watchPresence.ts';
import { mayTakeNow } from '../rules/mayTakeNow.ts';
import { useReadWork } from './useReadWork.ts';

const everyMilliseconds = 300_000;

/**
 * Calls `take` every five minutes while the page may be exchanged unasked. What it prepares takes
 * time: `isStill` says whether the moment has lasted.
 */
export function useSafeMoment(take: (isStill: () => boolean) => void): void {
  const readWork = useEffectEvent(useReadWork());
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const presence = watchPresence(document);
    let isHere = true;
    const may = () => isHere && mayTakeNow({ ...readWork(), ...presence.read() });
    const timer = setInterval(() => {
      if (may()) takeNow(may);
    }, everyMilliseconds);
    return () => {
      isHere = false;
      clearInterval(timer);
      presence.stop();
    };
  }, []);
}

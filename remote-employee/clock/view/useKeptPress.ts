import { useEffect, useEffectEvent, useState } from 'react';
import { earlyPress, waitingMark, type EarlyPress } from 'shared-contracts/early-press';
import { useEmployeeSession } from 'shared-ui';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';

interface Readiness {
  /** It is known how things stand. */
  readonly isReady: boolean;
  /** What the press has to know of the place is there. */
  readonly isPlaceKnown: boolean;
}

/** Milliseconds for which a press waits for its place before it is shown as any other. */
const longestForPlace = 5_000;

/**
 * Hands over what was pressed before the clock was there, as soon as it is known how things stand,
 * and where, since without a place the person is asked first; true until then, so that what is
 * painted stays. What the queue keeps already is forgotten.
 */
export function useKeptPress(
  { isReady, isPlaceKnown }: Readiness,
  onPress: (press: EarlyPress) => void,
): boolean {
  const { employeeId } = useEmployeeSession();
  const { waiting } = useQueueState();
  const [press, setPress] = useState(() => earlyPress.read(employeeId));
  useEffect(() => earlyPress.onKept(() => setPress(earlyPress.read(employeeId))), [employeeId]);
  const take = useEffectEvent((taken: EarlyPress) => {
    setPress(undefined);
    if (waiting.every(({ key }) => key !== taken.key)) onPress(taken);
    earlyPress.forget(employeeId);
  });
  const isQueueRead = waiting.length > 0 || !waitingMark.isSet(employeeId);
  const [isPlaceLate, setIsPlaceLate] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => setIsPlaceLate(true), longestForPlace);
    return () => clearTimeout(timer);
  }, [isReady]);
  const isDue = isReady && isQueueRead && (isPlaceKnown || isPlaceLate);
  useEffect(() => {
    if (isDue && press) take(press);
  }, [isDue, press]);
  return press !== undefined;
}

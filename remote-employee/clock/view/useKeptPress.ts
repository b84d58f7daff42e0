import { useEffect, useEffectEvent, useState } from 'react';
import { earlyPress, waitingMark, type EarlyPress } from 'shared-contracts/early-press';
import { useEmployeeSession } from 'shared-ui';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';

interface Readiness {
  /** The clock's state is known. */
  readonly isReady: boolean;
  /** Everything about the place that the press needs is known. */
  readonly isPlaceKnown: boolean;
}

/** Milliseconds that a press waits for its place before it is handled like any other. */
const longestForPlace = 5_000;

/**
 * Hands over a press from before the clock had loaded, as soon as the state is known, and the
 * place, since without one the person is asked first; true until then, so that the painted page
 * stays. A press already in the queue is dropped.
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

import { useEffect, useEffectEvent, useState } from 'react';
import { useEmployeeSession } from 'shared-ui';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import {
  forgetPress,
  hasWaiting,
  onPaintedPress,
  readPress,
  type KeptPress,
} from '../data/keptPress.ts';

/**
 * Hands over what was pressed before the clock was there, as soon as it is known how things stand;
 * true until then, so that what is painted stays. What the queue keeps already is forgotten.
 */
export function useKeptPress(isReady: boolean, onPress: (press: KeptPress) => void): boolean {
  const { employeeId } = useEmployeeSession();
  const { waiting } = useQueueState();
  const [press, setPress] = useState(() => readPress(employeeId));
  useEffect(() => onPaintedPress(() => setPress(readPress(employeeId))), [employeeId]);
  const take = useEffectEvent((taken: KeptPress) => {
    setPress(undefined);
    if (waiting.every(({ key }) => key !== taken.key)) onPress(taken);
    forgetPress(employeeId);
  });
  const isQueueRead = waiting.length > 0 || !hasWaiting(employeeId);
  const isDue = isReady && isQueueRead;
  useEffect(() => {
    if (isDue && press) take(press);
  }, [isDue, press]);
  return press !== undefined;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useEmployeeSession } from 'shared-ui';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import { forgetPress, hasWaiting, readPress, type KeptPress } from '../data/keptPress.ts';

/**
 * Hands over, once, what was pressed before the clock was there, as soon as it is known how things
 * stand. It is forgotten after it was dealt with: what breaks off in between is dealt with again,
 * under the same key.
 */
export function useKeptPress(isReady: boolean, onPress: (press: KeptPress) => void): void {
  const { employeeId } = useEmployeeSession();
  const { waiting } = useQueueState();
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    if (isTaken.current) return;
    const press = readPress(employeeId);
    if (!press) return;
    isTaken.current = true;
    if (waiting.every(({ key }) => key !== press.key)) onPress(press);
    forgetPress();
  });
  const isQueueRead = waiting.length > 0 || !hasWaiting(employeeId);
  useEffect(() => {
    if (isReady && isQueueRead) take();
  }, [isReady, isQueueRead]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { CheckedList } from '../rules/checkList.ts';
import type { OpenList } from '../rules/listFlow.ts';
import type { ListSteps } from './useListFlow.ts';

interface PreviewParts {
  readonly checked: CheckedList | null;
  readonly isCurrent: boolean;
  readonly list: OpenList;
  readonly steps: ListSteps;
  readonly onPreview: (checked: CheckedList) => void;
}

/**
 * Goes on to the preview, without the rows that have a fault. Others may depend on them (a manager
 * who is left out): then the person sees these first.
 */
export function usePreview({ checked, isCurrent, list, steps, onPreview }: PreviewParts) {
  /** The list whose check is waited for. */
  const [waiting, setWaiting] = useState<ReadonlySet<number> | null>(null);
  const goOn = useEffectEvent(() => {
    setWaiting(null);
    if (checked?.faultyCount === 0) onPreview(checked);
  });
  const isReady = waiting !== null && isCurrent && waiting !== list.leftOut;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  return () => {
    if (!checked || !isCurrent) return;
    if (checked.faultyCount === 0) return onPreview(checked);
    const rows = checked.rows
      .filter(({ faults, isLeftOut }) => !isLeftOut && faults.length > 0)
      .map(({ number }) => number);
    setWaiting(list.leftOut);
    return steps.change({ type: 'leaveOut', rows, isLeftOut: true });
  };
}

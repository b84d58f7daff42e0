import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '../data/inSlices.ts';
import {
  checkList,
  type CheckedList,
  type ListToCheck,
  type ReadRows,
} from '../rules/checkList.ts';
import type { OpenList } from '../rules/listFlow.ts';
import { listQuestions } from '../rules/listQuestions.ts';

export interface CheckedListState {
  /** The latest result; null before the first one. */
  readonly checked: CheckedList | null;
  /** Whether `checked` is of what the list is now. */
  readonly isCurrent: boolean;
}

/** Checks an open list whenever something of it changes, without holding the page up. */
export function useCheckedList(list: OpenList): CheckedListState {
  const { rows, known, edits, leftOut } = list;
  const choices = useResolvedChoices(list);
  const before = useMemo<ReadRows>(
    () => (choices && known && rows ? new WeakMap() : new WeakMap()),
    [choices, known, rows],
  );
  const wanted = useMemo<ListToCheck>(
    () => ({ rows, known, edits, leftOut, choices }),
    [rows, known, edits, leftOut, choices],
  );
  const [result, setResult] = useState<{ of: ListToCheck; checked: CheckedList } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    inSlices(checkList(wanted, before), stop.signal).then(
      (checked) => setResult({ of: wanted, checked }),
      (fault: unknown) => {
        if (!stop.signal.aborted) reportError(fault);
      },
    );
    return () => stop.abort();
  }, [wanted, before]);
  return { checked: result?.checked ?? null, isCurrent: result?.of === wanted };
}

/** The choices, with the orders of dates that are known without asking. */
function useResolvedChoices(list: OpenList) {
  const { rows, choices } = list;
  return useMemo(() => {
    const { dateOrders } = listQuestions({ rows, choices });
    return { ...choices, dateOrders: { ...dateOrders, ...choices.dateOrders } };
  }, [rows, choices]);
}

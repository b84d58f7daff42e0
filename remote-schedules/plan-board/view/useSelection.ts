import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import { useSnackbar } from 'shared-ui';
import type { GroupChange } from '../../groups/rules/membership.ts';
import { useText } from '../../messages/useText.ts';
import {
  nothingChosen,
  refreshed,
  regrouped,
  withDays,
  withRows,
  type PlanSelection,
} from '../rules/planSelection.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

/** The selected rows or days; refusals are reported. */
export function useSelection(rows: readonly PlannedRow[], canPickDays: boolean) {
  const text = useText();
  const snackbar = useSnackbar();
  const [selection, setSelection] = useState(() => nothingChosen('employee'));
  const latest = useRef<PlanSelection>(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  useEffect(() => setSelection((last) => refreshed(last, rows)), [rows]);
  useEffect(() => {
    if (!canPickDays)
      setSelection((last) => (last.mode === 'days' ? nothingChosen('employee') : last));
  }, [canPickDays]);

  const choose = useCallback((row: PlannedRow, isChosen: boolean) => {
    setSelection((last) => withRows(last, [row], isChosen));
  }, []);
  const pick = useCallback(
    (picked: readonly PlannedRow[], dates: readonly LocalDate[], isChosen: boolean) => {
      const answer = withDays(latest.current, picked, dates, isChosen);
      latest.current = answer.selection;
      setSelection(answer.selection);
      if (answer.refused.length === 0) return;
      const names = answer.refused.map(({ employeeName }) => employeeName).join(', ');
      const words = [text('board.otherVariant', { names }), text('board.otherVariant.text')];
      snackbar.show({ text: words.join('. '), intent: 'error', topic: 'variant' });
    },
    [snackbar, text],
  );
  return {
    selection,
    choose,
    pick,
    chooseAll: (all: readonly PlannedRow[]) => setSelection((last) => withRows(last, all, true)),
    pickDays: (isOn: boolean) => setSelection(nothingChosen(isOn ? 'days' : 'employee')),
    regroup: (change: GroupChange) => setSelection((last) => regrouped(last, change)),
    clear: () => setSelection((last) => nothingChosen(last.mode)),
  };
}

import { useState } from 'react';
import { ApiFailure, type DateRange } from 'shared-contracts';
import { useApi, useFailureText, useSnackbar } from 'shared-ui';
import { allRows } from '../data/boardQueries.ts';
import type { BoardFilter } from '../rules/boardFilter.ts';
import type { PlanSelection } from '../rules/planSelection.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

export interface ChosenRows {
  readonly selection: PlanSelection;
  readonly chooseAll: (rows: readonly PlannedRow[]) => void;
}

/** Selects all matches of the filter, including those not loaded yet. */
export function useChooseAll(
  filter: BoardFilter,
  range: DateRange,
  total: number,
  { selection, chooseAll }: ChosenRows,
) {
  const api = useApi();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const [isFinding, setIsFinding] = useState(false);
  const { size } = selection.rows;
  return {
    isFinding,
    state: size === 0 ? false : size >= total ? true : ('mixed' as const),
    async choose(): Promise<void> {
      setIsFinding(true);
      try {
        chooseAll(await allRows(api, filter, range));
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        snackbar.show({ text: failureText(failure), intent: 'error', topic: 'all' });
      } finally {
        setIsFinding(false);
      }
    },
  };
}

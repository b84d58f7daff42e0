import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlannedAssignment } from '../../bars/rules/planDays.ts';
import { useBarColors } from '../../bars/view/useBarColors.ts';
import { usePlanPage } from '../../synchronisation/view/usePlanPage.ts';
import { rowsOfPage } from '../data/boardQueries.ts';
import { holidaysOf, schedulesOf } from '../rules/boardDays.ts';
import { rowPlan } from '../rules/rowPlan.ts';
import type { RowActions } from './RowActions.ts';
import { useBoardFilter } from './useBoardFilter.ts';
import { useBoardRows } from './useBoardRows.ts';
import { useCanPickDays } from './useCanPickDays.ts';
import { useChooseAll } from './useChooseAll.ts';
import { useChosenGroups } from './useChosenGroups.ts';
import { useCoverage } from './useCoverage.ts';
import { usePlanning } from './usePlanning.tsx';
import { usePlanRefresh } from './usePlanRefresh.ts';
import type { RowsInView } from './useRowsInView.ts';
import { useSelection } from './useSelection.ts';

/** The state of the page and its commands, composed from its parts. */
export function useBoardModel() {
  const navigate = useNavigate();
  const shown = useBoardFilter();
  const { range, filter, changeFilter, resetFilter } = shown;
  const { pages, seeRows } = useNeededPages();
  const rows = useBoardRows(filter, range, pages);
  usePlanRefresh();
  usePlanPage(() => {
    resetFilter();
    changeFilter({ failedOnly: true });
    void navigate('/approver-work-schedules');
  });
  const canPickDays = useCanPickDays(range);
  const chosen = useSelection(rows.rows, canPickDays);
  const { selection, clear, regroup, choose, pick } = chosen;
  const all = useChooseAll(filter, range, rows.total ?? 0, chosen);
  const [details, setDetails] = useState<PlannedAssignment | null>(null);
  const colorsOf = useBarColors(rows.plans);
  const plans = useMemo(
    () => rows.plans.map((summary) => rowPlan(summary, range)),
    [rows.plans, range],
  );
  const schedules = useMemo(() => schedulesOf(plans), [plans]);
  const holidays = useMemo(() => holidaysOf(plans), [plans]);
  const groups = useChosenGroups(filter.groupIds);
  const planning = usePlanning({ selection, range, schedules, groups, clear, regroup });
  const coverage = useCoverage({
    filter,
    range,
    rows: rows.rows,
    chosen: selection.rows,
    preview: planning.coming,
    nameOf: planning.nameOf,
  });
  const { openMenu, assignDay, drop } = planning;
  const actions = useMemo((): RowActions => {
    const openDetails: RowActions['openDetails'] = ({ summary }, days) =>
      setDetails({ summary, days });
    return {
      choose,
      pick,
      openMenu,
      openDetails,
      drop,
      pressDay(row, plan, day) {
        if (assignDay && day.planned.kind !== 'not-managed') assignDay(row, day.date);
        else openDetails(plan, [day]);
      },
    };
  }, [choose, pick, openMenu, assignDay, drop]);

  return {
    ...{ shown, rows, seeRows, canPickDays, chosen, all, colorsOf, schedules, holidays },
    ...{ planning, coverage, actions, details },
    closeDetails: () => setDetails(null),
  };
}

export type BoardModel = ReturnType<typeof useBoardModel>;

/** The pages of rows that are in view, and the first one. */
function useNeededPages() {
  const [pages, setPages] = useState<readonly number[]>([0]);
  const seeRows = useCallback(({ first, end }: RowsInView) => {
    const from = Math.floor(first / rowsOfPage);
    const until = Math.floor(Math.max(first, end - 1) / rowsOfPage);
    const wanted = Array.from({ length: until - from + 1 }, (_, index) => from + index);
    const next = wanted.includes(0) ? wanted : [0, ...wanted];
    setPages((last) => (last.join() === next.join() ? last : next));
  }, []);
  return { pages, seeRows };
}

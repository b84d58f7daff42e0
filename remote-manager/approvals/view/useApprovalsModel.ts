import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toInstant } from 'shared-contracts';
import { findSubordinate, useTimeDialogs } from 'shared-time';
import { useClockOut } from '../../clock-out/view/useClockOut.tsx';
import { filterForLink, filterForSelection, filterForUndecided } from '../rules/approvalFilter.ts';
import { checkedState } from '../rules/selection.ts';
import type { EntryTableRow } from '../rules/tableRows.ts';
import type { Decision } from '../rules/timePairs.ts';
import { useActions } from './useActions.ts';
import { useApprovals } from './useApprovals.ts';
import { useDecisions } from './useDecisions.ts';
import { useHiddenSelection } from './useHiddenSelection.ts';
import { useOpenRows } from './useOpenRows.ts';
import { useRefresh } from './useRefresh.ts';
import { useSelection } from './useSelection.ts';
import { useShownTime } from './useShownTime.ts';
import { useWantedEntry } from './useWantedEntry.ts';

/** The state of the page and its commands, composed from its parts. */
export function useApprovalsModel() {
  const refresh = useRefresh();
  const [isAdjusted, setIsAdjusted] = useState(false);
  const [wanted, setWanted] = useState<{ id: number; isForEdit: boolean } | null>(null);
  const approvals = useApprovals();
  const { first, filter, totals, isChanging, changeFilter } = approvals;
  const rows = useOpenRows();
  const shown = useShownTime(approvals, rows.open);
  const chosen = useSelection(filter, shown.read);
  const { selection } = chosen;
  const hidden = useHiddenSelection(filter, selection);
  const decisions = useDecisions(filter, {
    setOutcomes: shown.setOutcomes,
    groups: shown.groups,
    entries: shown.entries,
    onAnswered(timePairIds, stoppedFor) {
      chosen.deselect(timePairIds);
      rows.openPeople(stoppedFor);
    },
    refresh,
  });
  const [, setSearch] = useSearchParams();
  const time = useTimeDialogs({
    actsAs: 'MANAGER',
    now: deviceNow,
    findPerson: findSubordinate,
    onShow: (id) => setSearch({ timePair: String(id) }, { replace: true }),
  });
  const clockOut = useClockOut();
  const parts = { chosen, decisions, rows, time, now: deviceNow, askClockOut: clockOut.ask };
  const actions = useActions({ ...parts, retryRows: shown.retryRows });

  useWantedEntry(first !== null, (pair, isForEdit) => {
    if (!first) return;
    const { employeeId } = pair.employeeAssignment;
    approvals.search.clear();
    changeFilter(filterForLink(first, employeeId, pair.startDate));
    rows.openPeople([employeeId]);
    rows.openEntry(pair.id);
    setWanted({ id: pair.id, isForEdit });
  });

  return {
    ...{ approvals, rows, shown, chosen, hidden, decisions, time, clockOut, actions },
    isAdjusted,
    setIsAdjusted,
    /** How much of the filter's matches is selected, on all pages. */
    allChecked:
      chosen.pending.includes(null) || checkedState(selection.size, totals?.totalDecidable ?? 0),
    selectAll: (isSelected: boolean) => (isSelected ? chosen.selectAll() : chosen.clear()),
    /** There is something to decide. */
    canDecideAll: (totals?.totalDecidable ?? 0) > 0 && !isChanging && !decisions.isFinding,
    /** Decides the selection, or without one all matches of the filter. */
    decide: (decision: Decision) =>
      void (selection.size > 0
        ? decisions.decideSelected([...selection.values()], decision)
        : decisions.decideAll(decision)),
    /** Narrows the filter to the selection. */
    showSelection(): void {
      approvals.search.clear();
      if (filter) changeFilter(filterForSelection(filter, selection.values()));
    },
    showUndecided(days: Parameters<typeof filterForUndecided>[0]): void {
      approvals.search.clear();
      changeFilter(filterForUndecided(days));
    },
    /** The entry of a link, to scroll to and focus; null: none. */
    wanted: isChanging ? null : (wanted?.id ?? null),
    onWantedShown({ group, pair }: EntryTableRow): void {
      setWanted(null);
      if (wanted?.isForEdit) actions.act('edit', group, pair);
    },
  };
}

function deviceNow() {
  return toInstant(Date.now());
}

export type ApprovalsModel = ReturnType<typeof useApprovalsModel>;

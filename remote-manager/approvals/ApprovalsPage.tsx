import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refusalOf, toInstant } from 'shared-contracts';
import { findSubordinate, useTimeDialogs } from 'shared-time';
import {
  FailurePanel,
  FreshnessNote,
  LoadMore,
  Page as PageContent,
  PageToolbar,
  Skeleton,
  SwitchField,
  useHost,
  useScrollArea,
  useViewport,
} from 'shared-ui';
import { useClockOut } from '../clock-out/view/useClockOut.tsx';
import { useText } from '../messages/useText.ts';
import { Pager } from '../paging/view/Pager.tsx';
import { ReportButton } from '../reports/view/ReportButton.tsx';
import {
  filterForLink,
  filterForSelection,
  filterForUndecided,
  pageSizes,
} from './rules/approvalFilter.ts';
import { entriesWithOutcomes, withOutcomes } from './rules/outcomes.ts';
import { checkedState } from './rules/selection.ts';
import { type Entries, fullName } from './rules/timePairs.ts';
import { ApprovalsBar } from './view/ApprovalsBar.tsx';
import { ApprovalsSkeleton } from './view/ApprovalsSkeleton.tsx';
import { ApprovalsSummary } from './view/ApprovalsSummary.tsx';
import { ApprovalsTable } from './view/ApprovalsTable.tsx';
import { ApprovalsToolbar } from './view/ApprovalsToolbar.tsx';
import { SignOff } from './view/laterSignOff.ts';
import { NothingToShow } from './view/NothingToShow.tsx';
import { OtherDays } from './view/OtherDays.tsx';
import { useActions } from './view/useActions.ts';
import { useApprovals } from './view/useApprovals.ts';
import { useDecisions } from './view/useDecisions.ts';
import { useEntries } from './view/useEntries.ts';
import { useEntryRows } from './view/useEntryRows.ts';
import { useHiddenSelection } from './view/useHiddenSelection.ts';
import { useOpenRows } from './view/useOpenRows.ts';
import { useOutcomes } from './view/useOutcomes.ts';
import { useRefresh } from './view/useRefresh.ts';
import { useSelection } from './view/useSelection.ts';
import { useUnworked } from './view/useUnworked.ts';
import { useWantedEntry } from './view/useWantedEntry.ts';

/** People and their time; managers approve, correct and reject it (spec §2). */
export function Page() {
  const text = useText();
  const scrollArea = useScrollArea();
  const isPhone = useViewport() === 'phone';
  const refresh = useRefresh();
  const { features } = useHost();
  const canAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null;
  const [isAdjusted, setIsAdjusted] = useState(false);
  const [wanted, setWanted] = useState<{ id: number; isForEdit: boolean } | null>(null);
  const approvals = useApprovals();
  const { first, filter, totals, isChanging, failure, changeFilter, resetFilter } = approvals;
  const { outcomes, setOutcomes } = useOutcomes(filter);
  const rows = useOpenRows();
  const read = useEntries(filter, rows.open);
  const chosen = useSelection(filter, read.entries);
  const { selection } = chosen;
  const hidden = useHiddenSelection(filter, selection);
  const groups = useMemo(
    () => withOutcomes(approvals.groups, outcomes),
    [approvals.groups, outcomes],
  );
  const { unworked, failed: failedUnworked } = useUnworked(filter, approvals.groups, rows.open);
  const { entryRows, hasFailed: lacksRows, retry: retryRows } = useEntryRows(rows.open.size > 0);
  const unread = useMemo(
    () => new Set([...read.failed, ...failedUnworked, ...(lacksRows ? rows.open : [])]),
    [read.failed, failedUnworked, lacksRows, rows.open],
  );
  const entries = useMemo(
    () => entriesWithOutcomes(read.entries, outcomes),
    [read.entries, outcomes],
  );
  const decisions = useDecisions(filter, {
    setOutcomes,
    groups,
    entries,
    onAnswered(timePairIds, stoppedFor) {
      chosen.deselect(timePairIds);
      rows.openPeople(stoppedFor);
    },
    refresh,
  });
  const { progress } = decisions;
  const [, setSearch] = useSearchParams();
  const time = useTimeDialogs({
    actsAs: 'MANAGER',
    now: deviceNow,
    findPerson: findSubordinate,
    onShow: (id) => setSearch({ timePair: String(id) }, { replace: true }),
  });
  const clockOut = useClockOut();
  const askClockOut = clockOut.ask;
  const actions = useActions({
    chosen,
    decisions,
    rows,
    time,
    now: deviceNow,
    askClockOut,
    retryRows,
  });

  useWantedEntry(first !== null, (pair, isForEdit) => {
    if (!first) return;
    const { employeeId } = pair.employeeAssignment;
    approvals.search.clear();
    changeFilter(filterForLink(first, employeeId, pair.startDate));
    rows.openPeople([employeeId]);
    rows.openEntry(pair.id);
    setWanted({ id: pair.id, isForEdit });
  });

  const failed = (
    <FailurePanel title={text('approvals.failure')} failure={failure} onRetry={approvals.retry} />
  );
  if (!filter || !first) {
    return (
      <PageContent>
        <PageToolbar>
          <Skeleton width="220px" height="36px" />
        </PageToolbar>
        {failure ? failed : <ApprovalsSkeleton />}
      </PageContent>
    );
  }
  const [onlyOne] = groups;
  const allChecked = ({ totalDecidable }: NonNullable<typeof totals>) =>
    chosen.pending.includes(null) || checkedState(selection.size, totalDecidable);
  const selectAll = (isSelected: boolean) => (isSelected ? chosen.selectAll() : chosen.clear());
  const otherDays = totals && (
    <OtherDays
      filter={filter}
      today={approvals.today}
      shown={totals.totalDecidable}
      isChanging={approvals.isFetching || progress !== null}
      onRange={(range) => changeFilter({ range })}
    />
  );
  const summary = (counts: NonNullable<typeof totals>) => (
    <ApprovalsSummary
      filter={filter}
      totals={counts}
      isDeciding={progress !== null || decisions.isFinding}
      isChanging={isChanging}
      isFinding={decisions.isFinding}
      onOnlyExceptions={(onlyExceptions) => changeFilter({ onlyExceptions })}
      onFilter={changeFilter}
      allChecked={allChecked(counts)}
      onSelectAll={selectAll}
      otherDays={otherDays}
      onApproveAsScheduled={() => void decisions.decideAll('APPROVED', 'AS_SCHEDULED')}
    />
  );
  return (
    <PageContent>
      <ApprovalsToolbar
        filter={filter}
        first={first}
        today={approvals.today}
        search={approvals.search}
        personName={onlyOne?.id === filter.employeeId ? fullName(onlyOne) : null}
        isNarrowed={approvals.isNarrowed}
        onChange={changeFilter}
        onReset={resetFilter}
        end={
          <SwitchField
            label={text('approvals.showAdjusted')}
            checked={isAdjusted}
            onChange={setIsAdjusted}
          />
        }
      />
      <FreshnessNote
        answeredAt={approvals.answeredAt}
        failure={failure}
        onRetry={approvals.retry}
      />
      {!totals ? (
        failure ? (
          failed
        ) : (
          <ApprovalsSkeleton />
        )
      ) : groups.length === 0 ? (
        <>
          {filter.onlyExceptions && summary(totals)}
          <NothingToShow
            filter={filter}
            isNarrowed={approvals.isNarrowed}
            onRange={(range) => changeFilter({ range })}
            onEverything={() => changeFilter({ onlyExceptions: false })}
            onReset={resetFilter}
          />
        </>
      ) : (
        <>
          {summary(totals)}
          <ApprovalsTable
            groups={groups}
            entries={entryRows ? entries : noEntries}
            entryRows={entryRows}
            unworked={unworked}
            failed={unread}
            open={rows.open}
            openEntries={rows.openEntries}
            selection={selection}
            pending={chosen.pending}
            outcomes={outcomes}
            actions={actions}
            isAdjusted={isAdjusted}
            isChanging={isChanging}
            allChecked={allChecked(totals)}
            canSelect={totals.totalDecidable > 0}
            onSelectAll={selectAll}
            wanted={isChanging ? null : (wanted?.id ?? null)}
            onShown={({ group, pair }) => {
              setWanted(null);
              if (wanted?.isForEdit) actions.act('edit', group, pair);
            }}
          />
          {approvals.hasMore && (
            <LoadMore
              isLoading={approvals.isFetching}
              count={3}
              height={56}
              onNear={approvals.fetchMore}
            />
          )}
          {isPhone && otherDays}
          <Pager
            page={filter.page}
            totalPages={totals.totalPages}
            totalRows={totals.totalEmployees}
            pageSize={filter.pageSize}
            sizes={pageSizes(isPhone)}
            onPage={(page) => {
              changeFilter({ page });
              scrollArea?.firstElementChild?.scrollIntoView({ block: 'start' });
            }}
            onPageSize={(pageSize) => changeFilter({ pageSize })}
          />
        </>
      )}
      {totals && features.features.APPROVE_TIME_PAIRS && (
        <Suspense>
          <SignOff
            range={filter.range}
            today={approvals.today}
            onUndecided={(days) => {
              approvals.search.clear();
              changeFilter(filterForUndecided(days));
            }}
          />
        </Suspense>
      )}
      <ApprovalsBar
        selected={selection.size}
        hidden={hidden.length}
        onShowHidden={() => {
          approvals.search.clear();
          changeFilter(filterForSelection(filter, selection.values()));
        }}
        onClearHidden={() => chosen.deselect(hidden)}
        canDecideAll={(totals?.totalDecidable ?? 0) > 0 && !isChanging && !decisions.isFinding}
        progress={progress}
        onStop={decisions.stop}
        onClear={chosen.clear}
        onDecide={(decision) =>
          void (selection.size > 0
            ? decisions.decideSelected([...selection.values()], decision)
            : decisions.decideAll(decision))
        }
        report={<ReportButton range={filter.range} />}
        onAddTime={canAdd ? () => time.open({ kind: 'ADD_SHIFT' }) : null}
      />
      {time.dialogs}
      {clockOut.dialog}
      {decisions.dialog}
    </PageContent>
  );
}

const noEntries: Entries = new Map();

function deviceNow() {
  return toInstant(Date.now());
}

import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  CalendarPersonRegular,
  Card,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  later,
  makeStyles,
  Page as PageArea,
  PageHeader,
  SearchRegular,
  SkeletonRows,
  text as type,
  useViewport,
} from 'shared-ui';
import type { PlannedAssignment } from '../../bars/rules/planDays.ts';
import { useBarColors } from '../../bars/view/useBarColors.ts';
import { useText } from '../../messages/useText.ts';
import { usePlanPage } from '../../synchronisation/view/usePlanPage.ts';
import { rowsOfPage } from '../data/boardQueries.ts';
import { holidaysOf, schedulesOf } from '../rules/boardDays.ts';
import { isNarrowed } from '../rules/boardFilter.ts';
import { rowPlan } from '../rules/rowPlan.ts';
import { Board } from './Board.tsx';
import { BoardBar } from './BoardBar.tsx';
import { BoardFilterBar } from './BoardFilterBar.tsx';
import { BoardKey } from './BoardKey.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { phoneRowHeight } from './PhoneRow.tsx';
import { PhoneList } from './PhoneList.tsx';
import { rowHeight } from './boardSizes.ts';
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

const detailsDialog = later(async () => {
  const { BoardDetails } = await import('./BoardDetails.tsx');
  return { BoardDetails };
});

/** Employee Schedules: the plan of a manager's people, a row for each assignment (spec §2). */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const isPhone = useViewport() === 'phone';
  const shown = useBoardFilter();
  const { today, range, filter, search, changeFilter, changeRange, resetFilter } = shown;
  const [pages, setPages] = useState<readonly number[]>([0]);
  const rows = useBoardRows(filter, range, pages);
  usePlanRefresh();
  usePlanPage(() => {
    resetFilter();
    changeFilter({ failedOnly: true });
    void navigate('/approver-work-schedules');
  });
  const canPickDays = useCanPickDays(range);
  const chosen = useSelection(rows.rows, canPickDays);
  const { selection } = chosen;
  const all = useChooseAll(filter, range, rows.total ?? 0, chosen);
  const [details, setDetails] = useState<PlannedAssignment | null>(null);
  const dialog = detailsDialog.usePart(details !== null);
  const colorsOf = useBarColors(rows.plans);
  const plans = useMemo(
    () => rows.plans.map((summary) => rowPlan(summary, range)),
    [rows.plans, range],
  );
  const schedules = useMemo(() => schedulesOf(plans), [plans]);
  const holidays = useMemo(() => holidaysOf(plans), [plans]);
  const groups = useChosenGroups(filter.groupIds);
  const planning = usePlanning({
    selection,
    range,
    schedules,
    groups,
    clear: chosen.clear,
    regroup: chosen.regroup,
  });
  const coverage = useCoverage({
    filter,
    range,
    rows: rows.rows,
    chosen: selection.rows,
    preview: planning.coming,
    nameOf: planning.nameOf,
  });

  const seeRows = useCallback(({ first, end }: RowsInView) => {
    const from = Math.floor(first / rowsOfPage);
    const until = Math.floor(Math.max(first, end - 1) / rowsOfPage);
    const wanted = Array.from({ length: until - from + 1 }, (_, index) => from + index);
    const next = wanted.includes(0) ? wanted : [0, ...wanted];
    setPages((last) => (last.join() === next.join() ? last : next));
  }, []);
  const { choose, pick } = chosen;
  const { openMenu, assignDay, drop } = planning;
  const actions = useMemo((): RowActions => {
    const openDetails = openDetailsBy(setDetails);
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

  const narrowed = isNarrowed(filter);
  const { total, failure } = rows;
  const shared = {
    range,
    today,
    rows,
    coverage,
    selection,
    actions,
    colorsOf,
    onRowsInView: seeRows,
  };
  const filterBar = (
    <BoardFilterBar
      filter={filter}
      search={search}
      onChange={changeFilter}
      onReset={resetFilter}
      onManageGroups={planning.manageGroups}
      range={<BoardToolbar range={range} today={today} isPhone={isPhone} onChange={changeRange} />}
    />
  );
  const people = (
    <span role="status">
      {text.rich('board.people', {
        count: total ?? 0,
        b: (parts) => <strong key="count">{parts}</strong>,
      })}
    </span>
  );
  const content =
    total === null ? (
      failure ? (
        <FailurePanel
          title={text('board.failure')}
          failure={failure}
          onRetry={rows.retry}
          otherAction={
            <Button onClick={() => void navigate('/approvals')}>
              {text('board.toEmployeeTime')}
            </Button>
          }
        />
      ) : (
        <Card flush>
          <SkeletonRows count={8} height={isPhone ? phoneRowHeight : rowHeight} />
        </Card>
      )
    ) : total === 0 ? (
      <EmptyState
        icon={narrowed ? <SearchRegular /> : <CalendarPersonRegular />}
        meaning="work"
        title={text(narrowed ? 'board.empty.narrowed' : 'board.empty')}
        text={text(narrowed ? 'board.empty.narrowed.text' : 'board.empty.text')}
        actions={narrowed && <Button onClick={resetFilter}>{text('board.empty.reset')}</Button>}
      />
    ) : (
      <>
        <PageHeader text={isPhone ? null : people} />
        {isPhone && (
          <div className={styles.summary}>
            {people}
            {selection.rows.size < total && (
              <Button
                size="row"
                look="subtle"
                tone="brand"
                busy={all.isFinding}
                onClick={() => void all.choose()}
              >
                {text('board.selectAllCount', { count: total })}
              </Button>
            )}
          </div>
        )}
        {isPhone ? (
          <PhoneList {...shared} total={total} isAssigning={planning.isAssigning} />
        ) : (
          <>
            <Board
              {...shared}
              total={total}
              allChosen={all.state}
              onChooseAll={(isChosen) => (isChosen ? void all.choose() : chosen.clear())}
              nameOf={planning.nameOf}
              holidays={holidays}
              coming={planning.coming}
            />
            <BoardKey schedules={schedules} holidays={holidays} colorsOf={colorsOf} />
          </>
        )}
      </>
    );
  return (
    <div className={styles.beside}>
      <PageArea className={styles.page}>
        {filterBar}
        {total !== null && (
          <FreshnessNote answeredAt={rows.answeredAt} failure={failure} onRetry={rows.retry} />
        )}
        {content}
      </PageArea>
      {planning.panel}
      <BoardBar
        selection={selection}
        canPickDays={canPickDays}
        isAssigning={planning.isAssigning}
        onPickDays={chosen.pickDays}
        onClear={chosen.clear}
        onCopy={planning.copy}
        onGroup={planning.group}
        onAssign={planning.assign}
        onReport={planning.report}
      />
      {details && dialog && (
        <dialog.BoardDetails
          details={details}
          row={rows.rows.find(({ id }) => id === details.summary.assignmentId)}
          assignDay={assignDay}
          onHistory={planning.openHistory}
          onClose={() => setDetails(null)}
        />
      )}
      {planning.dialogs}
    </div>
  );
}

function openDetailsBy(
  show: (details: PlannedAssignment) => void,
): (plan: PlannedAssignment, days: PlannedAssignment['days']) => void {
  return ({ summary }, days) => show({ summary, days });
}

const useStyles = makeStyles({
  beside: { display: 'flex', flexGrow: 1, width: '100%', height: '100%', minHeight: 0 },
  page: { minWidth: 0, minHeight: '420px', boxSizing: 'border-box' },
  summary: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '40px',
  },
});

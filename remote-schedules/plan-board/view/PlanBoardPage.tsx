import { FreshnessNote, laterDialog, makeStyles, Page as PageArea, useViewport } from 'shared-ui';
import { BoardBar } from './BoardBar.tsx';
import { BoardContent } from './BoardContent.tsx';
import { BoardFilterBar } from './BoardFilterBar.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { useBoardModel } from './useBoardModel.ts';

const BoardDetails = laterDialog(async () => (await import('./BoardDetails.tsx')).BoardDetails, {
  early: true,
});

/** Employee Schedules: the plan of a manager's people, a row for each assignment (spec §2). */
export function Page() {
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const board = useBoardModel();
  const { rows, details, planning, chosen } = board;
  const { today, range, filter, search, changeFilter, changeRange, resetFilter } = board.shown;
  return (
    <div className={styles.beside}>
      <PageArea className={styles.page}>
        <BoardFilterBar
          filter={filter}
          search={search}
          onChange={changeFilter}
          onReset={resetFilter}
          onManageGroups={planning.manageGroups}
          range={
            <BoardToolbar range={range} today={today} isPhone={isPhone} onChange={changeRange} />
          }
        />
        {rows.total !== null && (
          <FreshnessNote answeredAt={rows.answeredAt} failure={rows.failure} onRetry={rows.retry} />
        )}
        <BoardContent board={board} />
      </PageArea>
      {planning.panel}
      <BoardBar
        selection={chosen.selection}
        canPickDays={board.canPickDays}
        isAssigning={planning.isAssigning}
        onPickDays={chosen.pickDays}
        onClear={chosen.clear}
        onCopy={planning.copy}
        onGroup={planning.group}
        onAssign={planning.assign}
        onReport={planning.report}
      />
      {details && (
        <BoardDetails
          details={details}
          row={rows.rows.find(({ id }) => id === details.summary.assignmentId)}
          assignDay={planning.assignDay}
          onHistory={planning.openHistory}
          onClose={board.closeDetails}
        />
      )}
      {planning.dialogs}
    </div>
  );
}

const useStyles = makeStyles({
  beside: { display: 'flex', flexGrow: 1, width: '100%', height: '100%', minHeight: 0 },
  page: { minWidth: 0, minHeight: '420px', boxSizing: 'border-box' },
});

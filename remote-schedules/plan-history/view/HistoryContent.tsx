import {
  Avatar,
  CalendarLtrRegular,
  Dialog,
  EmptyState,
  FailurePanel,
  LoadMore,
  makeStyles,
  media,
  SkeletonRows,
  text as type,
  tokens,
  useViewport,
} from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { PlanHistoryRow } from '../data/historyPages.ts';
import { usePlanHistoryText } from '../messages/useText.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { usePlanHistory } from './usePlanHistory.ts';

export interface HistoryDialogProps {
  readonly row: PlannedRow;
  readonly onClose: () => void;
}

const rowHeight = 56;

/** A person's assignments: author, time and state in the HR system (spec §2). */
export function HistoryContent({ row, onClose }: HistoryDialogProps) {
  const text = usePlanHistoryText();
  const styles = useStyles();
  const viewport = useViewport();
  const { employeeId, employeeName, position, timeZone } = row;
  const history = usePlanHistory(row);
  const { rows, failure } = history;

  /** A batch is undone as a whole, from the first of its rows. */
  function undoOf({ undoBatchId }: PlanHistoryRow, before: PlanHistoryRow | undefined) {
    const isOffered = undoBatchId !== null && before?.undoBatchId !== undoBatchId;
    return isOffered ? () => history.undo(undoBatchId) : null;
  }

  return (
    <Dialog
      open
      width={850}
      picture={
        viewport === 'phone' ? null : <Avatar name={employeeName} colorKey={employeeId} size={36} />
      }
      title={text('planHistory.title')}
      subtitle={`${employeeName}, ${position.description}`}
      onClose={onClose}
    >
      {rows && rows.length > 0 && (
        <table className={styles.table} aria-label={text('planHistory.title')}>
          <thead className={styles.heads}>
            <tr>
              <th className={styles.head}>{text('planHistory.by')}</th>
              <th className={styles.head}>{text('planHistory.at')}</th>
              <th className={styles.head}>{text('planHistory.schedule')}</th>
              <th className={styles.head}>{text('planHistory.start')}</th>
              <th className={styles.head}>{text('planHistory.end')}</th>
              <th className={styles.head}>{text('planHistory.status')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((change, index) => (
              <HistoryRow
                key={change.id}
                change={change}
                timeZone={timeZone}
                onSendAgain={history.sendAgain}
                onUndo={undoOf(change, rows[index - 1])}
              />
            ))}
          </tbody>
        </table>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<CalendarLtrRegular />}
          meaning="incomplete"
          title={text('planHistory.none')}
        />
      )}
      {!rows && !failure && <SkeletonRows count={5} height={rowHeight} />}
      {!rows && failure && (
        <FailurePanel
          title={text('planHistory.failed')}
          failure={failure}
          onRetry={history.retry}
        />
      )}
      {history.hasMore && (
        <LoadMore
          isLoading={history.isFetching}
          count={2}
          height={rowHeight}
          onNear={history.fetchMore}
        />
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    [media.phone]: { '& tbody, & tr': { display: 'block' }, '& tr': { paddingBottom: '16px' } },
  },
  heads: { [media.phone]: { display: 'none' } },
  head: {
    ...type.captionStrong,
    padding: '8px',
    textAlign: 'left',
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

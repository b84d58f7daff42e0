import { clocksChanged, mayDo, type components, type Instant } from 'shared-contracts';
import { remarksOf } from 'shared-time';
import { DecisionNote, RemarkBadges, SynchronisationBadge } from 'shared-time/remarks';
import {
  AdjustedExplanation,
  detailStyles,
  EntryComments,
  ScheduleAndWork,
  SegmentList,
} from 'shared-time/worked-time';
import { makeStyles, media, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { DeletionNote } from './DeletionNote.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { usePairActions, type OpenDialog } from './usePairActions.tsx';
import { useIsList } from './useIsList.ts';

export interface PairDetailsProps {
  readonly pair: components['schemas']['TimePair'];
  readonly now: Instant;
  readonly isAdjusted: boolean;
  readonly isOpenToChanges: boolean;
  readonly onOpenDialog: OpenDialog;
}

/**
 * The details of an expanded row: segments left, schedule against work right, remarks and comments
 * below.
 */
export function PairDetails(props: PairDetailsProps) {
  const { pair, now, isAdjusted, isOpenToChanges, onOpenDialog } = props;
  const styles = useStyles();
  const text = useText();
  const isList = useIsList();
  const actions = usePairActions(pair, isOpenToChanges, onOpenDialog);
  const { features } = useHost();
  const mayChangeBreaks = isOpenToChanges && mayDo('SAVE_SEGMENT', 'EMPLOYEE', pair, features);
  const { timeZone, clockIn, clockOut } = pair;
  const remarks = remarksOf(pair).filter((remark) => remark !== 'COMMENT');
  const hasClockChange = clocksChanged(clockIn.date, clockOut?.date ?? now, timeZone);
  return (
    <div className={styles.details}>
      <div className={styles.notes}>
        <DecisionNote pair={pair} />
        {pair.status === 'PENDING_DELETE' && (
          <DeletionNote pair={pair} isActionable={isOpenToChanges} />
        )}
      </div>
      <SegmentList {...{ pair, now }} onChange={mayChangeBreaks ? onOpenDialog : null} />
      <ScheduleAndWork pair={pair} now={now} />
      {isAdjusted && pair.adjustedVersion && (
        <AdjustedExplanation version={pair.adjustedVersion} timeZone={timeZone} />
      )}
      <div className={styles.more}>
        {hasClockChange && <span className={styles.quiet}>{text('history.clocksChanged')}</span>}
        <RemarkBadges remarks={remarks} />
        <SynchronisationBadge pair={pair} />
        <EntryComments comments={pair.commentSummary} />
      </div>
      {isList && <PhoneActions actions={actions} />}
    </div>
  );
}

const useStyles = makeStyles({
  notes: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    ':empty': { display: 'none' },
    // Before the chart, which comes first there.
    [media.phone]: { order: -2 },
  },
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 430px), 1fr))',
    gap: '12px 16px',
    marginLeft: '36px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', marginLeft: 0 },
  },
  more: detailStyles.more,
  quiet: detailStyles.quiet,
});

import { memo } from 'react';
import { mayDo, toInstant } from 'shared-contracts';
import { AdjustedExplanation } from 'shared-time/adjusted-time';
import { DecisionNote, factsOf, RemarkBadges, SynchronisationBadge } from 'shared-time/remarks';
import { detailStyles, ScheduleAndWork, SegmentList } from 'shared-time/worked-time';
import { ArrowClockwiseRegular, Button, makeStyles, media, useHost, useMinute } from 'shared-ui';
import { DetailRow, type VirtualRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { entryActions } from '../rules/entryActions.ts';
import type { ApprovalGroup, TimePair } from '../rules/timePairs.ts';
import type { ApprovalActions } from './approvalActions.ts';

export interface EntryDetailsProps {
  readonly group: ApprovalGroup;
  readonly pair: TimePair;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly columns: number;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** What an open entry shows: segments, schedule against work, comments, and the external system. */
export const EntryDetails = memo(function EntryDetails(props: EntryDetailsProps) {
  const { group, pair, index, rowRef, columns, actions, isAdjusted } = props;
  const text = useText();
  const styles = useStyles();
  const { features } = useHost();
  const now = toInstant(useMinute().getTime());
  const can = new Set(entryActions(pair, features));
  const facts = factsOf(pair).filter((fact) => fact !== 'COMMENT');
  const { clockInComment, clockOutComment } = pair.commentSummary;
  const comments = [
    ['approvals.comment.clockIn', clockInComment],
    ['approvals.comment.clockOut', clockOutComment],
  ] as const;
  return (
    <DetailRow ref={rowRef} index={index} columns={columns} level={3}>
      <div className={styles.details}>
        <SegmentList
          pair={pair}
          now={now}
          onChange={
            mayDo('SAVE_SEGMENT', 'MANAGER', pair, features)
              ? (request) => actions.openDialog(request, group)
              : null
          }
        />
        <ScheduleAndWork pair={pair} now={now} />
        {isAdjusted && pair.adjustedVersion && (
          <AdjustedExplanation version={pair.adjustedVersion} timeZone={pair.timeZone} />
        )}
        <div className={styles.more}>
          <RemarkBadges remarks={facts} />
          <SynchronisationBadge pair={pair} />
          {can.has('synchronise') && (
            <Button
              size="row"
              icon={<ArrowClockwiseRegular />}
              onClick={() => actions.act('synchronise', group, pair)}
            >
              {text('approvals.action.synchronise')}
            </Button>
          )}
          <DecisionNote pair={pair} />
          {comments.map(
            ([id, words]) =>
              words && (
                <p key={id} className={styles.comment}>
                  <span className={styles.quiet}>{text(id)}</span> {words}
                </p>
              ),
          )}
          {pair.reason && (
            <p className={styles.comment}>
              <span className={styles.quiet}>{text('approvals.reason')}</span>{' '}
              {pair.reason.description}
            </p>
          )}
        </div>
      </div>
    </DetailRow>
  );
});

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: '12px 16px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  more: detailStyles.more,
  quiet: detailStyles.quiet,
  comment: detailStyles.comment,
});

import { mayDo, toInstant } from 'shared-contracts';
import { factsOf } from 'shared-time';
import { DecisionNote, RemarkBadges, SynchronisationBadge } from 'shared-time/remarks';
import {
  AdjustedExplanation,
  detailStyles,
  EntryComments,
  ScheduleAndWork,
  SegmentList,
} from 'shared-time/worked-time';
import { ArrowClockwiseRegular, Button, makeStyles, media, useHost, useMinute } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { entryActions } from '../rules/entryActions.ts';
import type { ApprovalGroup, TimePair } from '../rules/timePairs.ts';
import type { ApprovalActions } from './useActions.ts';
export interface EntryPartsProps {
  readonly group: ApprovalGroup;
  readonly pair: TimePair;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** Segments, schedule against work, comments, and the external system of an expanded entry. */
export function EntryParts({ group, pair, actions, isAdjusted }: EntryPartsProps) {
  const text = useText();
  const styles = useStyles();
  const { features } = useHost();
  const now = toInstant(useMinute().getTime());
  const can = new Set(entryActions(pair, features));
  const facts = factsOf(pair).filter((fact) => fact !== 'COMMENT');
  return (
    <div className={styles.details}>
      {pair.decision && (
        <div className={styles.decision}>
          <DecisionNote pair={pair} />
        </div>
      )}
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
        <EntryComments comments={pair.commentSummary} />
        {pair.reason && (
          <p className={styles.comment}>
            <span className={styles.quiet}>{text('approvals.reason')}</span>{' '}
            {pair.reason.description}
          </p>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: '12px 16px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  decision: { gridColumn: '1 / -1' },
  more: detailStyles.more,
  quiet: detailStyles.quiet,
  comment: detailStyles.comment,
});

import { clocksChanged, type components, type Instant } from 'shared-contracts';
import { Badge, makeStyles, media, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isException, remarksOf } from '../rules/remarks.ts';
import { ScheduleAndWork } from './ScheduleAndWork.tsx';
import { SegmentList } from './SegmentList.tsx';
import { remarkIcons } from './remarkLooks.tsx';

export interface PairDetailsProps {
  readonly pair: components['schemas']['TimePair'];
  readonly now: Instant;
}

/** What an open row shows: segments left, schedule against work right, remarks and comments below. */
export function PairDetails({ pair, now }: PairDetailsProps) {
  const styles = useStyles();
  const text = useText();
  const { commentSummary, timeZone, clockIn, clockOut } = pair;
  const remarks = remarksOf(pair).filter((remark) => remark !== 'COMMENT');
  const comments = [
    ['history.comment.clockIn', commentSummary.clockInComment],
    ['history.comment.clockOut', commentSummary.clockOutComment],
  ] as const;
  const hasClockChange = clocksChanged(clockIn.date, clockOut?.date ?? now, timeZone);
  return (
    <div className={styles.details}>
      <SegmentList pair={pair} now={now} />
      <ScheduleAndWork pair={pair} now={now} />
      {(remarks.length > 0 || hasClockChange || comments.some(([, words]) => words)) && (
        <div className={styles.more}>
          {hasClockChange && <span className={styles.quiet}>{text('history.clocksChanged')}</span>}
          {remarks.map((remark) => (
            <Badge
              key={remark}
              bare
              meaning={isException(remark) ? 'warning' : 'incomplete'}
              icon={remarkIcons[remark]}
            >
              {text(`history.remark.${remark}`)}
            </Badge>
          ))}
          {comments.map(
            ([id, words]) =>
              words && (
                <p key={id} className={styles.comment}>
                  <span className={styles.quiet}>{text(id)}</span> {words}
                </p>
              ),
          )}
        </div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 382px) minmax(0, 1fr)',
    gap: '12px 16px',
    marginLeft: '36px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', marginLeft: 0 },
  },
  more: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
  },
  quiet: { ...type.caption, color: tokens.colorNeutralForeground3 },
  comment: { ...type.body, width: '100%', margin: 0, overflowWrap: 'anywhere' },
});

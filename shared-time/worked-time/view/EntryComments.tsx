import type { components } from 'shared-contracts';
import { makeStyles } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { detailStyles } from './detailStyles.ts';

export interface EntryCommentsProps {
  readonly comments: components['schemas']['TimePair']['commentSummary'];
}

/** The comments on clock-in and clock-out. */
export function EntryComments({ comments }: EntryCommentsProps) {
  const styles = useStyles();
  const text = usePageText();
  const lines = [
    ['entry.comment.clockIn', comments.clockInComment],
    ['entry.comment.clockOut', comments.clockOutComment],
  ] as const;
  return lines.map(
    ([id, words]) =>
      words && (
        <p key={id} className={styles.comment}>
          <span className={styles.quiet}>{text(id)}</span> {words}
        </p>
      ),
  );
}

const useStyles = makeStyles({ quiet: detailStyles.quiet, comment: detailStyles.comment });

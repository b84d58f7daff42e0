import { makeStyles, text as type, tokens, VisuallyHidden } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';

/**
 * `+1` behind the end of an entry that lies on a later day than its start: `days` is its
 * `spanningDays`. It takes no room, so that times stay below each other.
 */
export function DaysLater({ days }: { readonly days: number }) {
  const styles = useStyles();
  const text = usePageText();
  if (days <= 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.later}>
        +{days}
      </span>
      <VisuallyHidden>{text('worked.daysLater', { days })}</VisuallyHidden>
    </>
  );
}

const useStyles = makeStyles({
  later: {
    ...type.caption,
    ...type.numbers,
    position: 'relative',
    top: '-5px',
    marginLeft: '2px',
    marginRight: '-18px',
    display: 'inline-block',
    width: '16px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
  },
});

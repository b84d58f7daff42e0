import { makeStyles, mergeClasses, text as type, tokens, VisuallyHidden } from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';

export interface DaysLaterProps {
  /** Calendar days from the start to the end, an entry's `spanningDays`. */
  readonly days: number;
  /** Overhangs the column, so that times stay aligned. */
  readonly hangs?: boolean;
}

/** `+1` after the end of an entry that ends on a later day than it starts. */
export function DaysLater({ days, hangs = false }: DaysLaterProps) {
  const styles = useStyles();
  const text = usePageText();
  if (days <= 0) return null;
  return (
    <>
      <span aria-hidden="true" className={mergeClasses(styles.later, hangs && styles.hanging)}>
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
    color: tokens.colorNeutralForeground3,
  },
  hanging: {
    marginRight: '-18px',
    display: 'inline-block',
    width: '16px',
    textAlign: 'start',
  },
});

import { CheckmarkCircleFilled, makeStyles, palette, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Outcome } from '../rules/outcomes.ts';

/** The progress of a row's decision: in flight or done. */
export function RowProgress({ outcome }: { readonly outcome: Outcome | undefined }) {
  const text = useText();
  const styles = useStyles();
  if (!outcome || outcome.kind === 'stopped') return null;
  if (outcome.kind === 'busy') {
    return <span className={styles.busy}>{text(`approvals.busy.${outcome.decision}`)}</span>;
  }
  return (
    <span className={styles.done}>
      <CheckmarkCircleFilled aria-hidden="true" />
      {text('approvals.done')}
    </span>
  );
}

const useStyles = makeStyles({
  busy: { ...type.secondary, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  done: {
    ...type.secondaryStrong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: palette.status.approved.text,
    whiteSpace: 'nowrap',
    '& > svg': { fontSize: '18px' },
  },
});

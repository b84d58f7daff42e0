import { useState } from 'react';
import { makeStyles, media, palette, tokens, VisuallyHidden, WarningFilled } from 'shared-ui';
import { useSecondsUntil } from '../../countdown/view/useSecondsUntil.ts';
import { useText } from '../../messages/useText.ts';

/** Shown over every screen: the seconds until the wall leaves for its log-in. No tap is needed. */
export function EndingNote({ leavesAt }: { readonly leavesAt: number }) {
  const text = useText();
  const styles = useStyles();
  const seconds = useSecondsUntil(leavesAt);
  const [first] = useState(seconds);
  return (
    <div className={styles.note}>
      <WarningFilled className={styles.icon} />
      <span aria-hidden="true">{text('terminal.ending', { seconds })}</span>
      <div role="alert">
        <VisuallyHidden>{text('terminal.ending', { seconds: first })}</VisuallyHidden>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  note: {
    position: 'fixed',
    zIndex: 1,
    left: '50%',
    // Below the head: tap targets are in the middle and at the bottom.
    top: '80px',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    padding: '20px 28px',
    borderRadius: '20px',
    backgroundColor: palette.status.warning.tint,
    color: palette.status.warning.text,
    boxShadow: tokens.shadow64,
    fontSize: '24px',
    lineHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
    transform: 'translateX(-50%)',
    [media.phone]: { top: '64px', padding: '16px 20px', fontSize: '18px', lineHeight: '26px' },
  },
  icon: { flexShrink: 0, fontSize: '32px' },
});

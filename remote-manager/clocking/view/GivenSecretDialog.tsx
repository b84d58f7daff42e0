import type { ReactNode } from 'react';
import {
  Button,
  CopyRegular,
  Dialog,
  makeStyles,
  mergeClasses,
  text as type,
  tokens,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface GivenSecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** How the person uses it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows a new PIN or password once. Only its button closes it: it cannot be shown again. */
export function GivenSecretDialog({ title, secret, children, onClose }: GivenSecretDialogProps) {
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const isPin = /^\d+$/.test(secret);

  async function copy(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    snackbar.show(
      isCopied
        ? { text: text('clocking.secret.copied'), intent: 'success' }
        : { text: text('clocking.secret.notCopied'), intent: 'warning' },
    );
  }

  return (
    <Dialog
      open
      compact
      title={title}
      actions={
        <>
          <Button icon={<CopyRegular />} onClick={() => void copy()}>
            {text('clocking.secret.copy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text('clocking.secret.done')}
          </Button>
        </>
      }
    >
      <p className={mergeClasses(styles.secret, isPin ? styles.pin : styles.password)}>{secret}</p>
      <p className={styles.words}>{children}</p>
    </Dialog>
  );
}

const useStyles = makeStyles({
  secret: {
    margin: '4px 0 12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    userSelect: 'all',
  },
  pin: {
    fontSize: '36px',
    lineHeight: '44px',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
  },
  // A line breaks after a group.
  password: { fontSize: '20px', lineHeight: '28px', fontFamily: 'monospace' },
  words: { ...type.body, margin: 0 },
});

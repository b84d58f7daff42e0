import type { ReactNode } from 'react';
import {
  Button,
  CopyRegular,
  Dialog,
  makeStyles,
  text as type,
  tokens,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface SecretOnceProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** How to use it. */
  readonly children: ReactNode;
}

/** Shows a new secret, which cannot be shown again; closes by its button alone. */
export function SecretOnce({ title, secret, onClose, children }: SecretOnceProps) {
  const text = useText();
  const styles = useStyles();
  const snackbar = useSnackbar();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      snackbar.show({ text: text('account.secret.copied'), intent: 'success' });
    } catch {
      // The browser denies it, or there is no clipboard over http.
      snackbar.show({ text: text('account.secret.notCopied'), intent: 'error' });
    }
  }

  return (
    <Dialog
      open
      compact
      title={title}
      actions={
        <>
          <Button icon={<CopyRegular />} onClick={() => void copy()}>
            {text('account.secret.copy')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {text('account.secret.done')}
          </Button>
        </>
      }
    >
      <code className={styles.secret}>{secret}</code>
      <div className={styles.words}>{children}</div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  secret: {
    display: 'block',
    marginBottom: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'monospace',
    fontSize: '24px',
    lineHeight: '32px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  words: { ...type.body },
});

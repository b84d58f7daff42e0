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
import { useAdminText } from '../messages/useAdminText.ts';

interface SecretOnceProps {
  readonly title: string;
  /** Where to enter the secret. */
  readonly subtitle: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** How to use the secret. */
  readonly children?: ReactNode;
}

/** Shows a new secret, which cannot be shown again. */
export function SecretOnce({ title, subtitle, secret, onClose, children }: SecretOnceProps) {
  const text = useAdminText();
  const copy = useCopy();
  return (
    <Dialog
      open
      width={550}
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <Button onClick={onClose}>{text('admin.secret.done')}</Button>
          <Button look="primary" icon={<CopyRegular />} onClick={() => void copy(secret)}>
            {text('admin.secret.copy')}
          </Button>
        </>
      }
    >
      <CodeLine>{secret}</CodeLine>
      {children}
    </Dialog>
  );
}

/** Copies a text and reports the outcome in a snackbar. */
export function useCopy(): (copied: string) => Promise<void> {
  const text = useAdminText();
  const snackbar = useSnackbar();
  return async (copied) => {
    try {
      await navigator.clipboard.writeText(copied);
      snackbar.show({ text: text('admin.secret.copied'), intent: 'success' });
    } catch {
      // The clipboard is unavailable over http, or denied by the browser.
      snackbar.show({ text: text('admin.secret.notCopied'), intent: 'error' });
    }
  };
}

/** Text to copy verbatim. */
export function CodeLine({ children }: { readonly children: string }) {
  const styles = useStyles();
  return <code className={styles.code}>{children}</code>;
}

const useStyles = makeStyles({
  code: {
    ...type.body,
    display: 'block',
    flexGrow: 1,
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

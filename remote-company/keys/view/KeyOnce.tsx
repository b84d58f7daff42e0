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
import { curlOf } from '../rules/curlOf.ts';
import type { MadeKey } from './useMakeKey.ts';

interface KeyOnceProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

/** Shows a new key, which cannot be shown again, and how to use it; closes by its button alone. */
export function KeyOnce({ made: { name, key }, onClose }: KeyOnceProps) {
  const text = useText();
  const styles = useStyles();
  const copy = useCopy();
  const command = curlOf(location.origin, '/api/key', key);
  return (
    <Dialog
      open
      width={550}
      title={text('keys.ready', { name })}
      subtitle={text('keys.once')}
      actions={
        <>
          <Button onClick={onClose}>{text('keys.done')}</Button>
          <Button look="primary" icon={<CopyRegular />} onClick={() => void copy(key)}>
            {text('keys.copy')}
          </Button>
        </>
      }
    >
      <code className={styles.code}>{key}</code>
      <h3 className={styles.title}>{text('keys.try')}</h3>
      <p className={styles.words}>{text('keys.try.text')}</p>
      <code className={styles.code}>{command}</code>
      <Button size="row" icon={<CopyRegular />} onClick={() => void copy(command)}>
        {text('keys.copyCommand')}
      </Button>
      <p className={styles.more}>
        {text('keys.then')}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className={styles.link}>
          {text('keys.docs')}
        </a>
      </p>
    </Dialog>
  );
}

/** Copies a text and reports the outcome. */
function useCopy(): (copied: string) => Promise<void> {
  const text = useText();
  const snackbar = useSnackbar();
  return async (copied) => {
    try {
      await navigator.clipboard.writeText(copied);
      snackbar.show({ text: text('keys.copied'), intent: 'success' });
    } catch {
      // The browser denies it, or there is no clipboard over http.
      snackbar.show({ text: text('keys.notCopied'), intent: 'error' });
    }
  };
}

const useStyles = makeStyles({
  title: { ...type.bodyStrong, margin: '20px 0 0' },
  words: { ...type.body, margin: '4px 0 8px', color: tokens.colorNeutralForeground2 },
  more: { ...type.body, margin: '16px 0 0', color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
  code: {
    ...type.body,
    display: 'block',
    marginBottom: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

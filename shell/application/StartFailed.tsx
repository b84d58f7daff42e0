import { ApiFailure } from 'shared-contracts';
import { makeStyles, PunctualThemeProvider, text } from 'shared-ui';
import { readPageLocale } from '../locale/data/pageLocale.ts';
import { startFailedWords } from '../messages/startFailedWords.ts';

export interface StartFailedProps {
  /** The thrown value. */
  readonly fault: unknown;
  readonly onRetry: () => void;
}

/** Shown when not even the messages load; its few sentences are part of the bundle. */
export function StartFailed({ fault, onRetry }: StartFailedProps) {
  const styles = useStyles();
  const locale = readPageLocale();
  const words = startFailedWords[locale];
  const { title, text: reason } = isOfNetwork(fault) ? words : words.fault;
  return (
    <PunctualThemeProvider locale={locale}>
      <main className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        <p>{reason}</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          {words.retry}
        </button>
      </main>
    </PunctualThemeProvider>
  );
}

/** Whether there was no response, or a file failed to load. */
function isOfNetwork(fault: unknown): boolean {
  if (fault instanceof ApiFailure) return fault.code !== 'PAGE_FAULT';
  return fault instanceof Error && fault.name === 'ChunkLoadError';
}

const useStyles = makeStyles({
  page: { maxWidth: '480px', margin: '20vh auto', padding: '16px', textAlign: 'center' },
  title: text.title,
  button: { minHeight: '44px', padding: '0 20px', font: 'inherit' },
});

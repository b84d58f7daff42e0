import { makeStyles, PunctualThemeProvider, text } from 'shared-ui';
import { readPageLocale } from '../locale/data/pageLocale.ts';
import { startFailedWords } from '../messages/startFailedWords.ts';

/** When not even the words came: a few of them are always in the page. */
export function StartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const styles = useStyles();
  const locale = readPageLocale();
  const words = startFailedWords[locale];
  return (
    <PunctualThemeProvider locale={locale}>
      <main className={styles.page}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.text}</p>
        <button type="button" className={styles.button} onClick={onRetry}>
          {words.retry}
        </button>
      </main>
    </PunctualThemeProvider>
  );
}

const useStyles = makeStyles({
  page: { maxWidth: '480px', margin: '20vh auto', padding: '16px', textAlign: 'center' },
  title: text.title,
  button: { minHeight: '44px', padding: '0 20px', font: 'inherit' },
});

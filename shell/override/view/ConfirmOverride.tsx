import {
  Button,
  EmptyState,
  makeStyles,
  PunctualThemeProvider,
  text,
  WarningRegular,
} from 'shared-ui';
import { readPageLocale } from '../../locale/data/pageLocale.ts';
import { overrideWords } from '../overrideWords.ts';
import type { Overrides } from '../rules/overridesOf.ts';

export interface ConfirmOverrideProps {
  readonly overrides: Overrides;
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Asks before any override code runs: somebody who followed a link learns what it would do. */
export function ConfirmOverride({ overrides, onAnswer }: ConfirmOverrideProps) {
  const styles = useStyles();
  const locale = readPageLocale();
  const words = overrideWords[locale];
  return (
    <PunctualThemeProvider locale={locale}>
      <main className={styles.page}>
        <EmptyState
          icon={<WarningRegular />}
          meaning="warning"
          title={words.question}
          text={
            <>
              {words.text}
              <ul className={styles.list}>
                {Object.entries(overrides).map(([remote, origin]) => (
                  <li key={remote}>{words.from(remote, origin)}</li>
                ))}
              </ul>
            </>
          }
          actions={
            <>
              <Button look="primary" onClick={() => onAnswer(false)}>
                {words.without}
              </Button>
              <Button onClick={() => onAnswer(true)}>{words.run}</Button>
            </>
          }
        />
      </main>
    </PunctualThemeProvider>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', minHeight: '100dvh' },
  list: { ...text.bodyStrong, listStyleType: 'none', margin: '12px 0 0', padding: '0' },
});

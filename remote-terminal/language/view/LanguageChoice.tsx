import type { Locale } from 'shared-contracts';
import { makeStyles, mergeClasses, tokens, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface LanguageChoiceProps {
  readonly languages: readonly { readonly locale: Locale; readonly name: string }[];
  readonly onChoose: (locale: Locale) => void;
}

/** The company's languages, each in its own name, one tap away. */
export function LanguageChoice({ languages, onChoose }: LanguageChoiceProps) {
  const text = useText();
  const styles = useStyles();
  const { locale } = useHost();
  if (languages.length < 2) return null;
  return (
    <div role="group" aria-label={text('terminal.language')} className={styles.languages}>
      {languages.map(({ locale: each, name }) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === locale}
          className={mergeClasses(styles.language, each === locale && styles.spoken)}
          onClick={() => onChoose(each)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  languages: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '4px' },
  language: {
    minWidth: '44px',
    minHeight: '48px',
    margin: 0,
    padding: '0 14px',
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    cursor: 'pointer',
  },
  spoken: { border: '2px solid currentColor', fontWeight: tokens.fontWeightSemibold },
});

import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from 'shared-contracts';
import { readMessages } from '../data/readMessages.ts';

/** Milliseconds of waiting after which the wall speaks the terminal's language again. */
const staysFor = 20_000;

interface Standing {
  /** Whoever is served now; null while nobody is. */
  readonly served: string | null;
  readonly isWaiting: boolean;
}

/** The language that whoever stands here has tapped: until they were served, or have gone. */
export function useChosenLanguage({ served, isWaiting }: Standing) {
  const [chosen, setChosen] = useState<Locale | null>(null);
  // Before the next screen is painted.
  useLayoutEffect(() => (served === null ? undefined : () => setChosen(null)), [served]);
  useEffect(() => {
    if (chosen === null || !isWaiting) return undefined;
    const timer = setTimeout(() => setChosen(null), staysFor);
    return () => clearTimeout(timer);
  }, [chosen, isWaiting]);
  return {
    chosen,
    choose: (locale: Locale) => void readMessages(locale).then(() => setChosen(locale)),
  };
}

import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from 'shared-contracts';
import { readMessages } from '../data/readMessages.ts';

/** Milliseconds on the waiting screen after which the wall returns to the terminal's language. */
const staysFor = 20_000;

interface Standing {
  /** The person being served; null if nobody is. */
  readonly served: string | null;
  readonly isWaiting: boolean;
}

/** The language that the current person has tapped: until they were served, or have gone. */
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

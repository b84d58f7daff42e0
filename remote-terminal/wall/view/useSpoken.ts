import { useMemo } from 'react';
import type { Locale } from 'shared-contracts';
import { useHost } from 'shared-ui';
import { knownMessages } from '../../language/data/readMessages.ts';
import { useChosenLanguage } from '../../language/view/useChosenLanguage.ts';
import { useDocumentLanguage } from '../../language/view/useDocumentLanguage.ts';
import { localeOf, servedOn, type Screen } from '../rules/screen.ts';

/** The wall's language: the person's, else the tapped one, else the terminal's. */
export function useSpoken(screen: Screen): {
  readonly spoken: Locale;
  readonly choose: (locale: Locale) => void;
} {
  const { locale } = useHost();
  const served = servedOn(screen);
  const { chosen, choose } = useChosenLanguage({ served, isWaiting: screen.kind === 'waiting' });
  const wanted = localeOf(screen) ?? chosen ?? locale;
  // Decided once: messages that load late change no screen.
  const spoken = useMemo(
    () => (knownMessages(wanted) === undefined ? locale : wanted),
    [wanted, locale],
  );
  useDocumentLanguage(spoken);
  return { spoken, choose };
}

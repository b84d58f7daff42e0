import { useMemo, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { HostProvider, MessagesProvider, useHost } from 'shared-ui';
import { knownMessages } from '../data/readMessages.ts';

export interface SpokenLanguageProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Switches to a language whose messages are loaded (`readMessages`), else keeps the outer one.
 * Decided once: no screen changes its language.
 */
export function SpokenLanguage({ locale, children }: SpokenLanguageProps) {
  const around = useHost();
  const messages = useMemo(() => knownMessages(locale), [locale]);
  const isKnown = messages !== undefined;
  const host = useMemo(() => (isKnown ? { ...around, locale } : around), [around, locale, isKnown]);
  return (
    <HostProvider host={host}>
      <div lang={host.locale}>
        <MessagesProvider locale={host.locale} messages={messages ?? none}>
          {children}
        </MessagesProvider>
      </div>
    </HostProvider>
  );
}

const none = {};

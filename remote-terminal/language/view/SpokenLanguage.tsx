import { useMemo, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { HostProvider, MessagesProvider, useHost } from 'shared-ui';
import { knownMessages } from '../data/readMessages.ts';

export interface SpokenLanguageProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Speaks a language whose words have been read (`readMessages`), else the one around it. It is decided
 * once: no screen begins in one language and goes on in another.
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

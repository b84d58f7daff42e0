import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { MessagesProvider, useHost } from 'shared-ui';
import type { TerminalMessages } from '../../messages/en.ts';
import { readMessages } from '../data/readMessages.ts';

export interface SpokenLanguageProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Speaks a person's language; the terminal's as long as the words have not come, or cannot. */
export function SpokenLanguage({ locale, children }: SpokenLanguageProps) {
  const { locale: own } = useHost();
  const [read, setRead] = useState<{ locale: Locale; messages: TerminalMessages }>();
  useEffect(() => {
    if (locale === own) return;
    readMessages(locale).then(
      (messages) => setRead({ locale, messages }),
      () => setRead(undefined),
    );
  }, [locale, own]);
  const spoken = locale !== own && read?.locale === locale ? read : undefined;
  return (
    <div lang={spoken?.locale ?? own}>
      <MessagesProvider locale={spoken?.locale ?? own} messages={spoken?.messages ?? none}>
        {children}
      </MessagesProvider>
    </div>
  );
}

const none = {};

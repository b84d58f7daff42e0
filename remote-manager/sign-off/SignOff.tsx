import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { MessagesProvider, useHost, type Messages } from 'shared-ui';
import { messages as de } from '../messages/sign-off/de.ts';
import { signOffEnglish } from '../messages/sign-off/english.ts';
import { messages as es } from '../messages/sign-off/es.ts';
import { messages as th } from '../messages/sign-off/th.ts';
import { SignOffPanel, type SignOffPanelProps } from './view/SignOffPanel.tsx';

const words: Readonly<Record<Locale, Messages>> = { en: signOffEnglish, de, es, th };

/** Signing off a pay cycle, with its words: fetched beside the page, which has no bytes for them. */
export function SignOff(props: SignOffPanelProps): ReactNode {
  const { locale } = useHost();
  return (
    <MessagesProvider messages={words[locale]}>
      <SignOffPanel {...props} />
    </MessagesProvider>
  );
}

import type { ReactNode } from 'react';
import { MessagesProvider, useHost } from 'shared-ui';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as th } from '../messages/th.ts';

const messages = { de, en, es, th };

/** Provides the passkey messages, which are loaded with the parts that use them. */
export function PasskeyWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useHost();
  return <MessagesProvider messages={messages[locale]}>{children}</MessagesProvider>;
}

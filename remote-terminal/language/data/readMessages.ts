import type { Locale } from 'shared-contracts';
import type { TerminalMessages } from '../../messages/en.ts';

/** The terminal's words in another language than its own, from the file that the remote has of them. */
export async function readMessages(locale: Locale): Promise<TerminalMessages> {
  return (await files[locale]()).messages;
}

const files = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
  es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  th: () => import(/* webpackChunkName: "messages-th" */ '../../messages/th.ts'),
} as const;

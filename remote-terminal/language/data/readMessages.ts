import type { Locale } from 'shared-contracts';
import { later, type Later } from 'shared-ui';
import type { TerminalMessages } from '../../messages/en.ts';

/**
 * Milliseconds that a screen waits for messages before it falls back to the terminal's language.
 */
const catalogueTimeout = 2_000;

/** The terminal's messages in a language, if loaded. */
export function knownMessages(locale: Locale): TerminalMessages | undefined {
  return catalogues[locale].loaded()?.messages;
}

/** Loads the messages of a language, so that a screen can use it from its first frame. */
export async function readMessages(locale: Locale): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = catalogues[locale].load().catch(() => undefined);
  const enough = new Promise<void>((done) => (timer = setTimeout(done, catalogueTimeout)));
  await Promise.race([read, enough]);
  clearTimeout(timer);
}

const catalogues: Readonly<Record<Locale, Later<{ readonly messages: TerminalMessages }>>> = {
  en: later(
    () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
    'only when wanted',
  ),
  de: later(
    () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
    'only when wanted',
  ),
  es: later(
    () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
    'only when wanted',
  ),
  th: later(
    () => import(/* webpackChunkName: "messages-th" */ '../../messages/th.ts'),
    'only when wanted',
  ),
};

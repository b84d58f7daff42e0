import type { Locale } from 'shared-contracts';
import type { TerminalMessages } from '../../messages/en.ts';

/**
 * Milliseconds that a screen waits for messages before it falls back to the terminal's language.
 */
const catalogueTimeout = 2_000;

const known = new Map<Locale, TerminalMessages>();

/** The terminal's messages in a language, if loaded. */
export function knownMessages(locale: Locale): TerminalMessages | undefined {
  return known.get(locale);
}

/** Loads the messages of a language, so that a screen can use it from its first frame. */
export async function readMessages(locale: Locale): Promise<void> {
  if (known.has(locale)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = files[locale]().then(
    ({ messages }) => void known.set(locale, messages),
    () => undefined,
  );
  const enough = new Promise<void>((done) => (timer = setTimeout(done, catalogueTimeout)));
  await Promise.race([read, enough]);
  clearTimeout(timer);
}

const files = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
  es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  th: () => import(/* webpackChunkName: "messages-th" */ '../../messages/th.ts'),
} as const;

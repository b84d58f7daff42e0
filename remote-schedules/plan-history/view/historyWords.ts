import type { Locale, MessagesModule } from 'shared-contracts';

/** The messages of these dialogs, one file per language. */
export const historyWords: Readonly<Record<Locale, () => Promise<MessagesModule>>> = {
  en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
  de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
  th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
};

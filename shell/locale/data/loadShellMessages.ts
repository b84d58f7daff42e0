import type { Locale, MessagesModule } from 'shared-contracts';

const files: Readonly<Record<Locale, () => Promise<MessagesModule>>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ '../../messages/en.ts'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../../messages/de.ts'),
  es: () => import(/* webpackChunkName: "messages-es" */ '../../messages/es.ts'),
  th: () => import(/* webpackChunkName: "messages-th" */ '../../messages/th.ts'),
};

/** The messages of shell and design system in one language. */
export async function loadShellMessages(locale: Locale): Promise<MessagesModule['messages']> {
  return (await files[locale]()).messages;
}

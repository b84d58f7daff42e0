import { fold, isLocale, type Locale } from 'shared-contracts';

const names: Readonly<Record<Locale, readonly string[]>> = {
  en: ['english', 'englisch', 'ingles', 'อังกฤษ', 'ภาษาอังกฤษ', 'eng'],
  de: ['german', 'deutsch', 'aleman', 'เยอรมัน', 'ภาษาเยอรมัน', 'ger', 'deu'],
  es: ['spanish', 'spanisch', 'espanol', 'castellano', 'สเปน', 'ภาษาสเปน', 'spa'],
  th: ['thai', 'thailandisch', 'tailandes', 'ไทย', 'ภาษาไทย', 'tha'],
};

const byName = new Map(
  (['en', 'de', 'es', 'th'] as const).flatMap((locale) =>
    names[locale].map((name) => [fold(name), locale] as const),
  ),
);

/** The language of `de`, `de-AT`, `Deutsch` or `German`; null for another one. */
export function readLocale(text: string): Locale | null {
  const [tag = ''] = text.trim().toLowerCase().split(/[-_]/);
  return isLocale(tag) ? tag : (byName.get(fold(text)) ?? null);
}

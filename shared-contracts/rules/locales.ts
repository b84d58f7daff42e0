/** The languages of the product (spec §9). */
export const locales = ['en', 'de', 'es', 'th'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The first language of the list that the product speaks, else English. `de-AT` counts as `de`, and
 * so does `de_DE.UTF-8`, as some devices name theirs.
 */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_.]/)[0] ?? '';
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

/** The languages of the product (spec §9). */
export const locales = ['en', 'de', 'es', 'th'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The first language in the list that the product supports, otherwise English. `de-AT` counts as
 * `de`, and so does `de_DE.UTF-8`, the format of some devices.
 */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_.]/)[0] ?? '';
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

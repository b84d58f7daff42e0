import type { Locale } from 'shared-contracts';

/** The language tag to format with: Gregorian calendar and Latin digits in every language. */
export const intlTags: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  th: 'th-TH-u-ca-gregory-nu-latn',
};

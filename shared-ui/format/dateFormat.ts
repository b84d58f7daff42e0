import type { Locale } from 'shared-contracts';

/** A cached `Intl` format: creating one costs a thousand times more than using it. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const created = new Intl.DateTimeFormat(intlTags[locale], { ...options, calendar: 'gregory' });
  formats.set(key, created);
  return created;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The language tag to format with: Gregorian calendar and Latin digits in every language. */
export const intlTags: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  th: 'th-TH-u-ca-gregory-nu-latn',
};

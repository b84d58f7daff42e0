import { chooseLocale, isLocale, type Locale } from 'shared-contracts';

/** The requested language, otherwise the best match of Accept-Language, otherwise English. */
export function requestedLocale(lang: unknown, acceptLanguage: string | undefined): Locale {
  if (typeof lang === 'string' && isLocale(lang)) return lang;
  if (acceptLanguage === undefined) return chooseLocale([]);
  const ranges = acceptLanguage.slice(0, 200).split(',').map(readRange);
  const wanted = ranges.filter(({ quality }) => quality > 0);
  return chooseLocale(wanted.toSorted((a, b) => b.quality - a.quality).map(({ tag }) => tag));
}

function readRange(range: string): { tag: string; quality: number } {
  const [tag = '', quality] = range.trim().split(/\s*;\s*q\s*=\s*/i);
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

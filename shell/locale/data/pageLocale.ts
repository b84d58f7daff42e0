import { chooseLocale, type Locale } from 'shared-contracts';

const key = 'punctual.locale';

/** The language before log-in: the last one used here, else the browser's. */
export function readPageLocale(): Locale {
  const last = localStorage.getItem(key);
  return chooseLocale([...(last ? [last] : []), ...navigator.languages]);
}

/** Stored for the next start and for the page's preload hints. */
export function rememberPageLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
}

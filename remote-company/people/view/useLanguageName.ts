import type { Locale } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';

interface Language {
  readonly locale: Locale;
  readonly name: string;
}

/** The languages that the company offers, each with its own name for itself. */
export function useLanguages(): readonly Language[] {
  return useQuery(useApi().query.GET('/api/info/locales')).data ?? [];
}

export function useLanguageName(): (locale: Locale) => string {
  const languages = useLanguages();
  return (locale) => languages.find((each) => each.locale === locale)?.name ?? locale;
}

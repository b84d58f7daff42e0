import { useLayoutEffect } from 'react';
import type { Locale } from 'shared-contracts';
import { useHost } from 'shared-ui';

/** The document's language while something else than the page's is spoken: the server answers in it. */
export function useDocumentLanguage(spoken: Locale): void {
  const { locale } = useHost();
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
    return () => void (document.documentElement.lang = locale);
  }, [spoken, locale]);
}

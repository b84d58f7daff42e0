import { useLayoutEffect } from 'react';
import type { Locale } from 'shared-contracts';
import { useHost } from 'shared-ui';

/** Sets the document's language while it differs from the page's: the server responds in it. */
export function useDocumentLanguage(spoken: Locale): void {
  const { locale } = useHost();
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
    return () => void (document.documentElement.lang = locale);
  }, [spoken, locale]);
}

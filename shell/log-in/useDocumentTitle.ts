import { useEffect } from 'react';

const product = 'Punctual';

/** Names the page in the browser's tab and history, and for screen readers: `My Clock – Punctual`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? product : `${title} – ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}

import { useEffect } from 'react';

/**
 * Screen readers find the page again when a window that lay over it is torn away with its session:
 * its trap, which hides the page, only lets go of a window that closes.
 */
export function usePageInSight(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      void setTimeout(() => {
        if (document.querySelector('[aria-modal=true]') !== null) return;
        for (const part of document.body.children) part.removeAttribute('aria-hidden');
      }, 0);
  }, [open]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';

/** When what was opened closes, the focus returns to where it was before. */
export function useReturnFocus(open: boolean): void {
  const before = useRef<Element | null>(null);
  // Layout effects come before the focus moves in.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const element = before.current;
      // Only once the trap around what closes is gone.
      setTimeout(() => {
        if (element instanceof HTMLElement && element.isConnected) element.focus();
      }, 0);
    };
  }, [open]);
}

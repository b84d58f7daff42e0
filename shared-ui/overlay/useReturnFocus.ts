import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from './focusPage.ts';

/** Where each open window returns the focus to. */
const returns = new Set<RefObject<Element | null>>();

/**
 * Returns the focus when an overlay closes. An overlay that opens in its place keeps the focus and
 * returns it there in the end; if the element is gone, the page gets it. A window below does not:
 * without the focus it would stay hidden.
 */
export function useReturnFocus(open: boolean): void {
  const before = useRef<Element | null>(null);
  // Layout effects run before the focus moves in.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    returns.add(before);
    return () => {
      const opened = [...returns];
      const below = opened.slice(0, opened.indexOf(before));
      returns.delete(before);
      const element = before.current;
      // Only once the closing overlay's trap is gone.
      setTimeout(() => {
        const successor = [...returns].find((each) => !below.includes(each));
        if (successor) {
          if (!isInPage(successor.current)) successor.current = element;
        } else if (takesFocus(element)) element.focus();
        else if (!isInPage(document.activeElement)) focusPage();
      }, 0);
    };
  }, [open]);
}

/** Not in a window that is fading out. */
function isInPage(element: Element | null): boolean {
  return takesFocus(element) && element.closest('[role=dialog], [role=alertdialog]') === null;
}

function takesFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}

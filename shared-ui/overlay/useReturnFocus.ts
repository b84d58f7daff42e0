import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusPage } from './focusPage.ts';

/** Where each window that is open returns the focus to. */
const returns = new Set<RefObject<Element | null>>();

/**
 * When what was opened closes, the focus returns to where it was before. What opens in its place
 * keeps the focus, and returns it there in the end; where that is gone, the page has it. A window
 * below takes no part: it would stay hidden without the focus.
 */
export function useReturnFocus(open: boolean): void {
  const before = useRef<Element | null>(null);
  // Layout effects come before the focus moves in.
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
      // Only once the trap around what closes is gone.
      setTimeout(() => {
        const successor = [...returns].find(
          (each) => !below.includes(each) && !takesFocus(each.current),
        );
        if (successor) successor.current = element;
        else if (takesFocus(element)) element.focus();
        else if (!isInPage(document.activeElement)) focusPage();
      }, 0);
    };
  }, [open]);
}

/** Not in a window that is just fading out. */
function isInPage(element: Element | null): boolean {
  return takesFocus(element) && element.closest('[role=dialog], [role=alertdialog]') === null;
}

function takesFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}

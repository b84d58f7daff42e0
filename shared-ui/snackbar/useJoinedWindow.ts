import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage, focusPart } from '../overlay/focusPage.ts';
import { spareNextKey } from '../overlay/spareNextKey.ts';

/** Where Fluent's traps for the focus say which window is whose. */
const attribute = 'data-tabster';
const windowRoles = '[role=dialog], [role=alertdialog]';

/**
 * Makes messages part of the window, such as a dialog, that has the focus: its trap then lets the
 * keyboard and screen readers come to them, too. Returns what gives the focus back to where it was
 * before it came to them. From a message that goes by itself it does not: there the key that was meant
 * for the message might press something. The window, or the page's heading, has it then.
 */
export function useJoinedWindow(message: HTMLElement | null): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const layer = message?.closest('body > *');
    if (!layer) return undefined;
    // Fluent makes every message and their list a trap that Tab cannot leave (WCAG 2.1.2).
    for (const trap of layer.querySelectorAll(`[${attribute}*=groupper]`)) {
      trap.removeAttribute(attribute);
    }
    // An open window hides what lies beside it in the page from screen readers, but not what says this.
    layer.setAttribute('data-tabster-never-hide', '');
    let joined: Element | null = null;
    const join = (window: Element | null) => {
      joined = window;
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by Fluent
      const { modalizer }: { modalizer?: object } = JSON.parse(
        window?.getAttribute(attribute) ?? '{}',
      );
      if (modalizer) layer.setAttribute(attribute, JSON.stringify({ modalizer }));
      else layer.removeAttribute(attribute);
    };
    const follow = () => {
      const focused = document.activeElement;
      if (!focused || layer.contains(focused)) return;
      before.current = focused;
      join(focused.closest(`[${attribute}*=modalizer]`));
    };
    // A window may go while a message has the focus.
    const windows = new MutationObserver(() => {
      if (joined?.isConnected === false) join(null);
    });
    follow();
    document.addEventListener('focusin', follow);
    windows.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', follow);
      windows.disconnect();
    };
  }, [message]);
  // Layout effects end while the message is still in the page.
  useLayoutEffect(() => {
    if (!message) return undefined;
    return () => {
      if (!message.contains(document.activeElement)) return;
      const window = before.current?.closest<HTMLElement>(windowRoles);
      if (window?.isConnected) focusPart(window);
      else focusPage();
      spareNextKey();
    };
  }, [message]);
  return () => {
    const last = before.current;
    if (last instanceof HTMLElement && last.isConnected && last !== document.body) {
      last.focus({ preventScroll: true });
    } else focusPage();
  };
}

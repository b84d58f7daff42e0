import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage, focusPart } from '../overlay/focusPage.ts';
import { spareNextKey } from '../overlay/spareNextKey.ts';

/** Attribute with which Fluent's focus traps mark their windows. */
const attribute = 'data-tabster';
const windowRoles = '[role=dialog], [role=alertdialog]';

/**
 * Makes messages part of the focused window, such as a dialog, so that its trap lets the keyboard
 * and screen readers reach them. Returns the function that restores the previous focus. If a
 * message disappears by itself, the window or the page's heading gets the focus instead: a key
 * meant for the message might press something.
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
    // An open window hides the rest of the page from screen readers, except elements with this
    // attribute.
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
    // A window can close while a message has the focus.
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
  // The cleanup of layout effects runs while the message is still mounted.
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

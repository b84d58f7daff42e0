import { useEffect } from 'react';
import { focusPage, focusVisibly } from './focusPage.ts';

/** Milliseconds for a window or a new page to take the focus itself. */
const grace = 100;

// Log-in and log-out replace the whole page, and this hook with it.
/** The last focused element. */
let last: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The heading of a page that has none yet must get the focus. */
let isAwaited = false;

/**
 * When the focused element is removed, such as an approved row, moves the focus to what takes its
 * place, so that Tab and Escape continue from there; otherwise, and from a disabled button, to the
 * page's heading. Focuses the part itself, not its first button: a second Enter must not act on the
 * next row. Once per page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      isAwaited = false;
    };
    const removals = new MutationObserver((records) => {
      if (last?.matches(':disabled') || (isAwaited && hasHeading())) toHeading();
      if (!last || last.isConnected) return;
      const lost = last;
      last = null;
      if (!isLost()) return;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      const part = removal && partInPlace(removal);
      if (part) focusVisibly(part);
      else toHeading();
    });
    if (last && !last.isConnected) toHeading();
    document.addEventListener('focusin', remember);
    removals.observe(document.body, {
      ...{ childList: true, subtree: true },
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);
}

function toHeading(): void {
  isAwaited = false;
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Tab has left the page: Fluent's keyboard helper focuses an element of its own and removes it.
    if (!document.hasFocus()) return;
    if (!isLost() || document.querySelector(windows)) return;
    focusPage();
    isAwaited = !hasHeading();
  }, grace);
}

/** On the body, or on the frame before its page has loaded. */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('#root > *');
}

function hasHeading(): boolean {
  return document.querySelector('h1') !== null;
}

/**
 * What takes the place of a removed element, within its page or window; null if only the whole page
 * is visible there.
 */
function partInPlace({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  const within = target instanceof Element ? target.closest<HTMLElement>(regions) : null;
  if (!within?.isConnected) return null;
  const part = [nextSibling, previousSibling, target].find((place) => isSeen(place));
  if (part && part !== within) return part;
  return within.tagName === 'MAIN' ? null : (within.querySelector<HTMLElement>('h2') ?? within);
}

const windows = '[role=dialog], [role=alertdialog]';
const regions = `main, ${windows}`;

/** Excludes text for screen readers (a one-pixel box) and empty elements. */
function isSeen(place: Node | null): place is HTMLElement {
  if (!(place instanceof HTMLElement) || place.closest('[hidden], [inert]')) return false;
  return place.isConnected && place.textContent.trim() !== '' && place.offsetWidth !== 1;
}

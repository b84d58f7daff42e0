import { useEffect } from 'react';
import { focusPage, focusVisibly } from './focusPage.ts';

/** Milliseconds that a window, or a page that opens, has to take the focus itself. */
const grace = 100;

// Log-in and log-out replace all that the page shows, and this hook with it.
/** What was focused last. */
let last: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The focus is to go to the heading of a page that has none yet. */
let isAwaited = false;

/**
 * When the focused element goes away, such as the row that was approved, the focus moves to what
 * stands in its place, so that Tab and Escape go on from there; else, and from a button that is
 * disabled, to the page's heading. The part itself takes it, not its first button: a second Enter must
 * not act on the next row. Once for each page.
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
    if (!isLost() || document.querySelector(windows)) return;
    focusPage();
    isAwaited = !hasHeading();
  }, grace);
}

/** Nor does it have a place in the frame around a page that is still to come. */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('#root > *');
}

function hasHeading(): boolean {
  return document.querySelector('h1') !== null;
}

/**
 * What stands where something was removed, within its page or window; null where nothing can be seen
 * there but the whole page.
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

/** Not what only screen readers read, in a box of one pixel, nor what is empty. */
function isSeen(place: Node | null): place is HTMLElement {
  if (!(place instanceof HTMLElement) || place.closest('[hidden], [inert]')) return false;
  return place.isConnected && place.textContent.trim() !== '' && place.offsetWidth !== 1;
}

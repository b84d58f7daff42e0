import { useEffect } from 'react';
import { focusPart } from './focusPage.ts';

/**
 * When the focused element goes away, such as the row that was approved, the focus moves to what
 * stands in its place, so that Tab and Escape go on from there. The part itself takes it, not its
 * first button: a second Enter must not act on the next row. Once for each page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const removals = new MutationObserver((records) => {
      if (!last || last.isConnected) return;
      const lost = last;
      last = null;
      if (document.activeElement !== document.body) return;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(lost)),
      );
      const part = removal && partInPlace(removal);
      if (part) focusPart(part);
    });
    document.addEventListener('focusin', remember);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);
}

/** What stands where something was removed, within its page or window; null when that is gone, too. */
function partInPlace({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | null {
  const within = target instanceof Element ? target.closest(regions) : null;
  if (!within?.isConnected) return null;
  const places = [nextSibling, previousSibling, target, within];
  return places.find((place) => isShown(place)) ?? null;
}

const regions = 'main, [role=dialog], [role=alertdialog]';

function isShown(place: Node | null): place is HTMLElement {
  return place instanceof HTMLElement && place.isConnected && !place.closest('[hidden], [inert]');
}

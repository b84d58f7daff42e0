import type { Page } from '@playwright/test';

/**
 * The name of the focused element, null for the page itself; and the element that clips or covers
 * its focus ring, null if the ring is fully visible, or drawn by another element.
 */
export async function cutRing(page: Page): Promise<{ name: string | null; by: string | null }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: null, by: null };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
    const words = focused.ariaLabel ?? label ?? focused.textContent;
    const name = `${focused.role ?? focused.tagName} ${words.trim().slice(0, 40)}`;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    if (outlineStyle === 'none') return { name, by: null };
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const ring = {
      left: left - reach,
      top: top - reach,
      right: right + reach,
      bottom: bottom + reach,
    };
    const lies = (box: typeof ring) =>
      ring.left > box.left - 0.5 &&
      ring.top > box.top - 0.5 &&
      ring.right < box.right + 0.5 &&
      ring.bottom < box.bottom + 0.5;
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!lies(window)) return { name, by: 'the window' };
    for (let part = focused.parentElement; part; part = part.parentElement) {
      const { overflow, position } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const inner = {
        left: box.left + part.clientLeft,
        top: box.top + part.clientTop,
        right: box.left + part.clientLeft + part.clientWidth,
        bottom: box.top + part.clientTop + part.clientHeight,
      };
      if (overflow !== 'visible' && part.clientWidth > 0 && !lies(inner)) {
        return { name, by: `${part.tagName} ${part.className.slice(0, 30)}` };
      }
      if (position === 'fixed') break;
    }
    // A positioned cell covers the ring of its row.
    const cells = focused.matches('tr') ? [...focused.children] : [];
    const placed = cells.find((cell) => getComputedStyle(cell).position !== 'static');
    return { name, by: placed ? 'a cell of the row' : null };
  });
}

/**
 * Focuses the page's heading if the focused element is gone: without focus the page would stay
 * hidden from screen readers. Keyboard users see the ring there.
 */
export function focusPage(): void {
  const page = ['h1', 'main', '#root > *'].map((place) =>
    document.querySelector<HTMLElement>(place),
  );
  const [place] = page.filter((each) => each !== null);
  if (place) focusVisibly(place);
}

/** Focuses a non-interactive element, with the keyboard's focus ring. Tab continues from there. */
export function focusVisibly(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Like `focusVisibly`, without the ring: for a window, whose edges show the focus. */
export function focusPart(part: HTMLElement): void {
  part.style.outline = 'none';
  focusVisibly(part);
}

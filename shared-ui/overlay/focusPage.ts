/**
 * Gives the focus to the page's heading where what had it is gone: without a focus the page would
 * stay hidden from screen readers. Whoever uses the keyboard sees it there.
 */
export function focusPage(): void {
  const page = ['h1', 'main', '#root > *'].map((place) =>
    document.querySelector<HTMLElement>(place),
  );
  const [place] = page.filter((each) => each !== null);
  if (place) focusVisibly(place);
}

/** Focuses what is no control; the keyboard's ring shows it. Tab goes on from there. */
export function focusVisibly(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** As `focusVisibly`, without the ring: for a window, whose edges show where the focus is. */
export function focusPart(part: HTMLElement): void {
  part.style.outline = 'none';
  focusVisibly(part);
}

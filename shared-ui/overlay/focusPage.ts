/**
 * Gives the focus to the page's content where what had it is gone: without a focus the page would
 * stay hidden from screen readers.
 */
export function focusPage(): void {
  const page = document.querySelector('main') ?? document.querySelector<HTMLElement>('#root > *');
  if (page) focusPart(page);
}

/** Focuses what is no control, without showing it: Tab goes on from there. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.style.outline = 'none';
  part.focus({ preventScroll: true });
}

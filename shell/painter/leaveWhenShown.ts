/** Milliseconds after which the application is shown as far as it is. */
const longestStay = 20_000;

/**
 * Takes what is painted away in the frame in which the application has its first screen: something
 * in it, and nothing that only stands for what comes.
 */
export function leaveWhenShown(painted: HTMLElement): void {
  const leave = () => {
    watch.disconnect();
    clearTimeout(end);
    painted.remove();
  };
  const look = () => {
    const root = document.getElementById('root');
    const isShown = root?.querySelector('main *, h1, h2, button, form');
    if (isShown && !root?.querySelector('[data-loading]')) leave();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.documentElement, { childList: true, subtree: true });
  const end = setTimeout(leave, longestStay);
}

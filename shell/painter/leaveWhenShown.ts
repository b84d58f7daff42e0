/** Milliseconds after which the application is shown as far as it is, if anything is. */
const longestStay = 20_000;

/**
 * Takes what is painted away in the frame in which the application has its first screen: something
 * in it, and nothing that only stands for what comes.
 */
export function leaveWhenShown(painted: HTMLElement): void {
  let isLate = false;
  const look = () => {
    const root = document.getElementById('root');
    const isShown = root?.querySelector('main *, h1, h2, button, form');
    const isReady = isShown && !root?.querySelector('[data-loading]');
    if (!isReady && !(isLate && root?.hasChildNodes())) return;
    watch.disconnect();
    clearTimeout(end);
    painted.remove();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.documentElement, { childList: true, subtree: true });
  const end = setTimeout(() => {
    isLate = true;
    look();
  }, longestStay);
}

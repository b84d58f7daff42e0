/** Milliseconds after which the application is shown in any state, unless it is empty. */
const longestStay = 20_000;
/** Milliseconds to wait for the page's rows: by then the page shows why they are late. */
const longestForRows = 3_000;

/**
 * Removes the painted page in the frame in which the application has its first screen: some
 * content, and no skeletons.
 */
export function leaveWhenShown(painted: HTMLElement, onLeft?: () => void): void {
  let isLate = false;
  let rowsSince: number | undefined;
  const look = () => {
    const root = document.getElementById('root');
    const isShown = root?.querySelector('main *, h1, h2, button, form');
    const isReady = isShown && !root?.querySelector('[data-loading]:not([data-more] *)');
    const isOnlyRows = isShown && !root?.querySelector('[data-loading]:not([data-loading="rows"])');
    if (isOnlyRows && rowsSince === undefined) {
      rowsSince = performance.now();
      setTimeout(look, longestForRows);
    }
    const areRowsLate = isOnlyRows && performance.now() - (rowsSince ?? 0) >= longestForRows;
    if (!isReady && !areRowsLate && !(isLate && root?.hasChildNodes())) return;
    watch.disconnect();
    clearTimeout(end);
    painted.remove();
    onLeft?.();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.documentElement, { childList: true, subtree: true });
  const end = setTimeout(() => {
    isLate = true;
    look();
  }, longestStay);
}

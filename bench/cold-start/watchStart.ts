/**
 * The measurements of a page until its first screen. Times are milliseconds from the start of the
 * navigation.
 */
export interface StartFigures {
  readonly firstPaint: number;
  /** The page's own code shows the element that makes the screen usable. */
  readonly firstScreen: number;
  /** From here on, a press on the main control, or a key in it, is accepted. */
  readonly pressable: number;
  /** The sum of each task's time over 50 ms, until the screen is usable. */
  readonly blocked: number;
  readonly longestTask: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
  /** DOM elements of the page at the first screen. */
  readonly nodes: number;
  /** Whether the placeholder line for a page's missing code was visible before. */
  readonly waited: boolean;
}

export interface WatchedStart {
  /** For `document.querySelector`. */
  readonly ready: string;
  readonly control: string;
}

type Watched = { -readonly [Name in keyof StartFigures]: StartFigures[Name] };

declare global {
  var benchStart: { figures: Watched; tasks: { at: number; length: number }[] } | undefined;
}

/**
 * Runs in the page before its own scripts, so it refers to nothing outside itself. An element
 * belongs to the page's code if React has properties for it; a server-painted one is pressable
 * earlier if it is marked (`data-early`), as are text fields.
 */
export function watchStart({ ready, control }: WatchedStart): void {
  const figures: Watched = {
    firstPaint: Number.NaN,
    firstScreen: Number.NaN,
    pressable: Number.NaN,
    blocked: 0,
    longestTask: 0,
    shift: 0,
    nodes: 0,
    waited: false,
  };
  const tasks: { at: number; length: number }[] = [];
  globalThis.benchStart = { figures, tasks };
  const isOfCode = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isTaken = (element: Element) =>
    isOfCode(element) || element instanceof HTMLInputElement || element.closest('[data-early]');
  const findAll = (selector: string) => [...document.querySelectorAll(selector)];

  const look = () => {
    const now = performance.now();
    if (Number.isNaN(figures.firstScreen) && findAll(ready).some(isOfCode)) {
      figures.firstScreen = now;
      figures.nodes = document.querySelectorAll('*').length;
    }
    if (Number.isNaN(figures.pressable) && findAll(control).some(isTaken)) figures.pressable = now;
    const isDone = !Number.isNaN(figures.firstScreen) && !Number.isNaN(figures.pressable);
    if (!isDone) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Loading rows have their "busy" marker before them, the placeholder line for missing code after
  // it.
  new MutationObserver(() => {
    const isWait = findAll('[role="status"]').some(
      (state) => state.lastElementChild?.textContent === 'Loading',
    );
    if (isWait && Number.isNaN(figures.firstScreen)) figures.waited = true;
  }).observe(document, { childList: true, subtree: true });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime: at, duration: length }) => tasks.push({ at, length }));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.firstPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    figures.shift += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
  });
}

/** Runs in the page when the network is idle. */
export function readStart(): StartFigures {
  if (!globalThis.benchStart) throw new Error('The start was not watched.');
  const { figures, tasks } = globalThis.benchStart;
  const end = Math.max(figures.firstScreen, figures.pressable);
  const before = tasks.filter(({ at }) => at < end).map(({ length }) => length);
  return {
    ...figures,
    blocked: before.reduce((sum, length) => sum + length - 50, 0),
    longestTask: Math.max(0, ...before),
  };
}

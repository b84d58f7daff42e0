import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * A Vitest setup file for page code: stubs what components need and jsdom lacks (the edge of the
 * machine: layout and media queries; nothing of ours).
 */
class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function neverMatching(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

globalThis.ResizeObserver ??= StillResizeObserver;
globalThis.matchMedia ??= neverMatching;
if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

/**
 * Without a layout every element would count as invisible, and Fluent would hide the very dialog
 * that has the focus. Here what is displayed has an `offsetParent`, and the body a size.
 */
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement): Element | null {
    const { display, position } = getComputedStyle(this);
    return display === 'none' || position === 'fixed' ? null : this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 768);

/**
 * jsdom renders frames and repairs the focus with one interval, started on demand. Started under a
 * test's fake clock it would stand still for all later tests, so it never ends.
 */
const { requestAnimationFrame: nextFrame } = window;
if (!('isKept' in nextFrame)) {
  // The mark stays for later files, as does the page.
  Object.assign(nextFrame, { isKept: true });
  const draw = () => void nextFrame.call(window, draw);
  draw();
}

/** The locks of one page, in request order. */
function pageLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Set<string>();
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1);
    if (!isWork(work)) throw new TypeError('A lock is asked for some work.');
    const before = last.get(name) ?? Promise.resolve();
    const done = before
      .catch(() => undefined)
      .then(() => {
        held.add(name);
        return work();
      })
      .finally(() => held.delete(name));
    last.set(name, done);
    return done;
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  return { request, query };
}

function isWork(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

/** A broadcast channel that falls silent when its test ends. */
class ChannelOfTest extends BroadcastChannel {
  static readonly open = new Set<ChannelOfTest>();

  constructor(name: string) {
    super(name);
    ChannelOfTest.open.add(this);
  }

  override postMessage(message: unknown): void {
    if (ChannelOfTest.open.has(this)) super.postMessage(message);
  }

  override close(): void {
    ChannelOfTest.open.delete(this);
    super.close();
  }
}
globalThis.BroadcastChannel = ChannelOfTest;

// Each test is its own page: its locks are free for the next, and pages of earlier tests neither
// send nor receive.
beforeEach(() => {
  Object.assign(navigator, { locks: pageLocks() });
  for (const channel of ChannelOfTest.open) channel.close();
});

// Testing Library unmounts after each test if it finds these hooks as globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll });

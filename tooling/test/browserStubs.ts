import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * A setup file of vitest for what lives in a page: stubs what jsdom lacks and components ask for
 * (the edge of the machine: layout and media queries; nothing of ours).
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
 * jsdom draws frames and mends the focus by one interval, which it begins when something waits. Begun
 * under the fake clock of a test it would stand still for all later tests, so it never ends.
 */
const { requestAnimationFrame: nextFrame } = window;
if (!('isKept' in nextFrame)) {
  // The mark stays for the files to come, as the page does.
  Object.assign(nextFrame, { isKept: true });
  const draw = () => void nextFrame.call(window, draw);
  draw();
}

/** Locks of one page, in the order in which they were asked for. */
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

/** A channel to other tabs that falls silent when its test is over. */
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

// Each test is a page of its own: a lock that one has kept is free for the next, and nobody hears
// or answers what pages of tests before it would still say.
beforeEach(() => {
  Object.assign(navigator, { locks: pageLocks() });
  for (const channel of ChannelOfTest.open) channel.close();
});

// Testing Library unmounts after each test when it finds these hooks as globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll });

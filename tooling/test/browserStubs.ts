import { afterAll, afterEach, beforeAll } from 'vitest';

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

// Testing Library unmounts after each test when it finds these hooks as globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll });

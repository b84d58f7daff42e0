import type { Moment } from '../rules/mayTakeNow.ts';

export interface Presence {
  read(): Pick<Moment, 'isTouched' | 'quiet'>;
  stop(): void;
}

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove', 'input'] as const;

/** Watches activity in the page from now on. */
export function watchPresence(page: Document): Presence {
  let isTouched = false;
  let last = performance.now();

  function note(): void {
    isTouched = true;
    last = performance.now();
  }

  for (const touch of touches) {
    page.addEventListener(touch, note, { capture: true, passive: true });
  }
  return {
    read: () => ({ isTouched, quiet: performance.now() - last }),
    stop() {
      for (const touch of touches) page.removeEventListener(touch, note, { capture: true });
    },
  };
}

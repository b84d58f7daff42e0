import type { Moment } from '../rules/mayTakeNow.ts';

export interface Presence {
  read(): Pick<Moment, 'holdsInput' | 'isTouched' | 'quiet'>;
  stop(): void;
}

const touches = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove', 'input'] as const;

/** Watches from now on what somebody does in the page. */
export function watchPresence(page: Document): Presence {
  const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let isTouched = false;
  let last = performance.now();

  function note({ type, target }: Event): void {
    isTouched = true;
    last = performance.now();
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (type === 'input' && isField && target.matches(textField)) typedInto.add(target);
  }

  for (const touch of touches) {
    page.addEventListener(touch, note, { capture: true, passive: true });
  }
  return {
    read: () => ({
      holdsInput: [...typedInto].some((field) => field.isConnected && field.value !== ''),
      isTouched,
      quiet: performance.now() - last,
    }),
    stop() {
      for (const touch of touches) page.removeEventListener(touch, note, { capture: true });
    },
  };
}

const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

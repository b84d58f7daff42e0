import { useEffect } from 'react';

/** Pauses and resumes a message's timer. */
export interface MessageClock {
  readonly pause: () => void;
  readonly play: () => void;
}

/**
 * Holds the clock while the pointer or the focus is on the message, or another window has the
 * focus. Fluent's own pauses end once the message has fully appeared, and each ends the others.
 */
export function useHeldClock(message: HTMLElement | null, { pause, play }: MessageClock): void {
  useEffect(() => {
    const part = message?.closest('[role=listitem]');
    if (!part) return undefined;
    // A message can appear under a resting pointer, and after the person has left the window.
    let isPointed = part.matches(':hover');
    let isAway = !document.hasFocus();
    if (isPointed || isAway) pause();
    const stop = new AbortController();
    const listen = (target: EventTarget, type: string, note: () => void) => {
      const follow = () => {
        note();
        if (isPointed || isAway || part.contains(document.activeElement)) pause();
        else play();
      };
      target.addEventListener(type, follow, { signal: stop.signal });
    };
    listen(part, 'pointerenter', () => (isPointed = true));
    listen(part, 'pointerleave', () => (isPointed = false));
    listen(window, 'blur', () => (isAway = true));
    listen(window, 'focus', () => (isAway = false));
    listen(part, 'focusin', () => undefined);
    listen(part, 'focusout', () => undefined);
    return () => stop.abort();
  }, [message, pause, play]);
}

import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { keptFreeAtom } from '../overlay/useKeepMessagesOff.ts';
import { freeInset } from './freeInset.ts';
import { messagesAtom } from './messagesAtom.ts';

/** Distance of messages from the bottom of the window, while there are any. */
export function useFreeInset(): number {
  const keptFree = useAtomValue(keptFreeAtom);
  const isNeeded = useAtomValue(messagesAtom).length > 0;
  const [inset, setInset] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let frame = 0;
    const measure = () => {
      const box = document.querySelector(toaster)?.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const messages = box ?? { left: 0, right: innerWidth, height: 0 };
      const boxes = [...keptFree].filter(isReached).map((each) => each.getBoundingClientRect());
      setInset(freeInset(innerHeight, messages, boxes));
    };
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(measureSoon);
    for (const element of keptFree) sizes.observe(element);
    // A message grows while it appears, and so moves what is below it.
    const changes = new MutationObserver(() => {
      const messages = document.querySelector(toaster);
      if (messages) sizes.observe(messages);
      measureSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureSoon);
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', measureSoon);
      window.removeEventListener('scroll', measureSoon, { capture: true });
    };
  }, [keptFree, isNeeded]);
  return inset;
}

const toaster = '[data-toaster-position]';

/** An open window covers everything outside it. */
function isReached(element: HTMLElement): boolean {
  const modal = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
  return !modal || modal.contains(element);
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterPart } from '../later-part/laterPart.tsx';

const FloatingTip = laterPart(
  async () => (await import('./FloatingTip.tsx')).FloatingTip,
  // Offline there are no tips: they only repeat the button's name.
  { failed: () => null },
);

/**
 * The page's one tooltip: shows the `data-tip` of the hovered or keyboard-focused element. It
 * repeats the button's name, so screen readers ignore it.
 */
export function TipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => followPointerAndFocus(setTarget), []);
  const words = target?.dataset['tip'];
  if (!target?.isConnected || !words) return null;
  return (
    <FloatingTip key={words} target={target}>
      {words}
    </FloatingTip>
  );
}

const restMilliseconds = 500;
const graceMilliseconds = 150;

function followPointerAndFocus(show: (target: HTMLElement | null) => void): () => void {
  let isWalking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (target: HTMLElement | null, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(target), milliseconds);
  };
  const end = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal: end.signal });

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const target = tipped(event.target);
    if (target) later(target, restMilliseconds);
    else if (event.target.closest('[role="tooltip"]')) clearTimeout(timer);
    else later(null, graceMilliseconds);
  });
  on('focusin', (event) => {
    const target = event.target instanceof Element ? tipped(event.target) : null;
    later(isWalking && target?.matches(':focus-visible') ? target : null, 0);
  });
  on('focusout', () => later(null, 0));
  on('pointerdown', () => {
    isWalking = false;
    later(null, 0);
  });
  on('keydown', ({ key }) => {
    // Focus restored by a closing dialog shows no tip.
    isWalking = key === 'Tab' || key.startsWith('Arrow');
  });
  // Fluent's tooltip swallows Escape, so it is closed before the key reaches the document.
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      clearTimeout(timer);
      flushSync(() => show(null));
    },
    { capture: true, signal: end.signal },
  );
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

function tipped(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-tip]');
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { addKey, isOfField, type Burst } from '../rules/readerBurst.ts';

/**
 * Listens to a reader of chips or QR codes, which types like a keyboard, wherever the focus is.
 * Enter of a badge presses nothing else. A number typed into a field is no badge; dialogs that stand
 * over the page keep their keys.
 */
export function useReader(
  { isOn, gap }: { readonly isOn: boolean; readonly gap: number },
  onBadge: (badge: string) => void,
): void {
  const told = useEffectEvent(onBadge);
  const burst = useRef<Burst>([]);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const read = addKey(burst.current, { key: event.key, at: event.timeStamp }, gap);
      burst.current = read.burst;
      if (read.badge === null) return;
      if (event.target instanceof HTMLInputElement && isOfField(read.badge)) return;
      event.preventDefault();
      event.stopPropagation();
      told(read.badge);
    };
    addEventListener('keydown', listen, { capture: true });
    return () => {
      burst.current = [];
      removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOn, gap]);
}

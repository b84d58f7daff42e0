import { useEffect, useEffectEvent, useRef } from 'react';
import { addKey, isOfField, longestGap, type Burst } from '../rules/readerBurst.ts';

interface ReaderOptions {
  readonly isOn: boolean;
  /** What fields ask for: a number alone, or a PIN with it. Null where there is no field. */
  readonly asked: 'number' | 'pin' | null;
}

/**
 * Listens to a reader of chips or QR codes, which types like a keyboard, wherever the focus is, and
 * answers how the badge may be read. Enter of a badge presses nothing else. Where a PIN is asked for, a
 * few digits in a field are no badge; dialogs that stand over the page keep their keys.
 */
export function useReader(
  { isOn, asked }: ReaderOptions,
  onBadge: (readings: readonly string[]) => void,
): void {
  const told = useEffectEvent(onBadge);
  const burst = useRef<Burst>([]);
  const gap = asked === null ? longestGap.alone : longestGap.besideFields;
  const hasPin = asked === 'pin';
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.metaKey) return;
      const { key, code, shiftKey, ctrlKey, altKey, timeStamp: at } = event;
      const stroke = { key, code, shiftKey, ctrlKey, altKey, at };
      const read = addKey(burst.current, stroke, gap);
      burst.current = read.burst;
      const isInField = event.target instanceof HTMLInputElement;
      const readings = (read.badge ?? []).filter(
        (badge) => !(hasPin && isInField && isOfField(badge)),
      );
      if (readings.length > 0) {
        event.preventDefault();
        event.stopPropagation();
        told(readings);
      } else if (read.isSwallowed && (!isInField || ctrlKey)) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', listen, { capture: true });
    return () => {
      burst.current = [];
      removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOn, gap, hasPin]);
}

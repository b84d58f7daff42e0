import { useEffect, useEffectEvent, useRef } from 'react';
import { addKey, isOfField, longestGap, type Burst } from '../rules/readerBurst.ts';

interface ReaderOptions {
  readonly isOn: boolean;
  /** What the fields request: a number alone, or with a PIN. Null without fields. */
  readonly asked: 'number' | 'pin' | null;
}

/**
 * Listens to a chip or QR-code reader, which types like a keyboard, wherever the focus is, and
 * returns the possible readings of the badge. A badge's Enter presses nothing else. Where a PIN is
 * requested, a few digits in a field are no badge; open dialogs keep their keys.
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

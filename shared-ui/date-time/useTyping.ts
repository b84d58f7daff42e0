import { useRef, useState, type RefObject } from 'react';
import { fullHour, isOf24, type DayHalf } from './timeOfDay.ts';
import { readTyped, typeOn, type Typed } from './typedTime.ts';
import type { TimeDraft } from './useTimeDraft.ts';

type Box = Typed['from'];

interface Typing {
  readonly typed: Typed;
  /** The half of the day at the start. */
  readonly half: DayHalf;
}

interface Surroundings {
  readonly is24Hour: boolean;
  readonly half: DayHalf;
  readonly minuteBox: RefObject<HTMLInputElement | null>;
  readonly change: (change: Partial<TimeDraft>) => void;
  /** Called after the last digit. */
  readonly onTyped: (() => void) | undefined;
}

/** Digits typed into the two boxes: their value, and the focus that follows them. */
export function useTyping({ is24Hour, half, minuteBox, change, onTyped }: Surroundings) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // Typing continues when the focus moves automatically.
  const isFollowing = useRef(false);
  const read = typing && readTyped(typing.typed);

  function hourOf(shown: number, wanted: DayHalf): number {
    return is24Hour || isOf24(shown) ? shown : fullHour(shown, wanted);
  }

  function tell(next: Typing): void {
    const { hour, minute } = readTyped(next.typed);
    // On a 12-hour clock a zero is no hour yet, as in `08`.
    const isHour = is24Hour || next.typed.digits !== '0';
    change({
      ...(hour === null ? {} : { hour: isHour ? hourOf(hour, next.half) : null }),
      ...(minute === null ? {} : { minute }),
    });
  }

  function follow(): void {
    isFollowing.current = true;
    minuteBox.current?.focus();
    isFollowing.current = false;
  }

  return {
    hourOf,
    /** The digits that a box shows verbatim; null to show its value. */
    shownIn: (box: Box) => (read?.at === box ? read.text : null),
    stop: () => {
      if (!isFollowing.current) setTyping(null);
    },
    /** `goesOn` if the digits extend the previous ones. */
    type(box: Box, digits: string, goesOn: boolean): void {
      const isOneRun = goesOn || (box === 'minute' && typing?.typed.from === 'hour');
      let typed = isOneRun ? (typing?.typed ?? null) : null;
      for (const digit of digits) typed = typeOn(typed, box, digit);
      if (typed === null) return;
      const next = { typed, half: typing?.half ?? half };
      const { at, isComplete } = readTyped(typed);
      tell(next);
      setTyping(isComplete ? null : next);
      if (at === 'minute') follow();
      if (!isComplete) return;
      minuteBox.current?.select();
      onTyped?.();
    },
    /** A deletion left one digit, which waits for another one, or none. */
    erase(box: Box, left: string): void {
      const next = { typed: { from: box, digits: left }, half };
      if (left === '') change({ [box]: null });
      else tell(next);
      setTyping(left === '' ? null : next);
    },
  };
}

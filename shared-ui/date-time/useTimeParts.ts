import { useRef, useState } from 'react';
import { useUserFormats } from 'shared-ui';
import { dialStep, type DialKind } from './dialFace.ts';
import { fullHour, halfOf, shortHour, type DayHalf, type TimeOfDay } from './timeOfDay.ts';
import { useTimeDraft, type TimeDraft } from './useTimeDraft.ts';
import { useTyping } from './useTyping.ts';

/** Hour, minute and half of the day while they are typed or picked. */
export function useTimeParts(
  value: TimeOfDay | null,
  onChange: (value: TimeOfDay | null) => void,
  onTyped: (() => void) | undefined,
) {
  const { is24Hour } = useUserFormats();
  const [draft, change] = useTimeDraft(value, onChange);
  const [part, setPart] = useState<'hour' | 'minute'>('hour');
  const [wantedHalf, setWantedHalf] = useState<DayHalf>('AM');
  const hourBox = useRef<HTMLInputElement>(null);
  const minuteBox = useRef<HTMLInputElement>(null);

  const { hour, minute } = draft;
  const half = hour === null ? wantedHalf : halfOf(hour);
  const hourKind: DialKind = is24Hour ? 'hour24' : 'hour12';
  const shownHour = hour === null || is24Hour ? hour : shortHour(hour);
  const typing = useTyping({
    is24Hour,
    half,
    minuteBox,
    change: changeInHalf,
    onTyped: is24Hour ? onTyped : undefined,
  });

  /** A chosen half stays while the hour is missing. */
  function changeInHalf(changes: Partial<TimeDraft>): void {
    setWantedHalf(half);
    change(changes);
  }
  function changeHalf(wanted: DayHalf): void {
    typing.stop();
    setWantedHalf(wanted);
    if (hour !== null) change({ hour: fullHour(shortHour(hour), wanted) });
  }
  function step(which: 'hour' | 'minute', steps: number): void {
    typing.stop();
    if (which === 'hour') change({ hour: hour === null ? 0 : dialStep('hour24', hour, steps) });
    else change({ minute: minute === null ? 0 : dialStep('minute', minute, steps) });
  }

  function boxOf(box: 'hour' | 'minute') {
    return {
      typed: typing.shownIn(box),
      onType: (digits: string, goesOn: boolean) => typing.type(box, digits, goesOn),
      onDelete: (left: string) => typing.erase(box, left),
      onStep: (steps: number) => step(box, steps),
      onHalf: changeHalf,
      onFocus: () => setPart(box),
      onBlur: typing.stop,
    };
  }

  return {
    ...{ is24Hour, half, hourKind, shownHour, minute, part, setPart, hourBox, minuteBox },
    ...{ boxOf, changeHalf, step },
    pickHour: (picked: number) => changeInHalf({ hour: typing.hourOf(picked, half) }),
    pickMinute: (picked: number) => change({ minute: picked }),
  };
}

import { useId, useRef, useState } from 'react';
import {
  makeStyles,
  palette,
  SegmentedControl,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { dialStep } from './dialFace.ts';
import { TimeBox } from './TimeBox.tsx';
import { TimeDial } from './TimeDial.tsx';
import { fullHour, halfOf, shortHour, type DayHalf, type TimeOfDay } from './timeOfDay.ts';
import { useText } from './useText.ts';
import { useTimeDraft, type TimeDraft } from './useTimeDraft.ts';
import { useTyping } from './useTyping.ts';

export interface TimePickerProps {
  /** What the time is for, for screen readers. */
  readonly label: string;
  readonly value: TimeOfDay | null;
  /** Null while the hour or the minute is missing. */
  readonly onChange: (value: TimeOfDay | null) => void;
  /** The error message; announced when it appears. */
  readonly error?: string | null | undefined;
  /** False if there is only room for the boxes. */
  readonly hasDial?: boolean;
  /** Called after the last digit, so that the focus can move on; not if AM or PM may follow. */
  readonly onTyped?: () => void;
}

/** A time of day, typed into two boxes or picked from the dial, in 24 hours or AM and PM (spec §2, §5). */
export function TimePicker(props: TimePickerProps) {
  const { label, value, onChange, error, hasDial = true, onTyped } = props;
  const styles = useStyles();
  const text = useText();
  const errorId = useId();
  const { is24Hour } = useUserFormats();
  const [draft, change] = useTimeDraft(value, onChange);
  const [part, setPart] = useState<'hour' | 'minute'>('hour');
  const [wantedHalf, setWantedHalf] = useState<DayHalf>('AM');
  const hourBox = useRef<HTMLInputElement>(null);
  const minuteBox = useRef<HTMLInputElement>(null);

  const { hour, minute } = draft;
  const half = hour === null ? wantedHalf : halfOf(hour);
  const hourKind = is24Hour ? 'hour24' : 'hour12';
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

  function typed(box: 'hour' | 'minute') {
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

  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      className={styles.picker}
    >
      <div className={styles.top}>
        <div className={styles.boxes}>
          <TimeBox
            ref={hourBox}
            label={text('ui.time.hour')}
            kind={hourKind}
            value={shownHour}
            isActive={hasDial && part === 'hour'}
            {...typed('hour')}
            onLeave={(direction) => {
              if (direction === 'next') minuteBox.current?.focus();
            }}
          />
          <span aria-hidden className={styles.colon} />
          <TimeBox
            ref={minuteBox}
            label={text('ui.time.minute')}
            kind="minute"
            value={minute}
            isActive={hasDial && part === 'minute'}
            {...typed('minute')}
            onLeave={(direction) => {
              if (direction === 'previous') hourBox.current?.focus();
              else minuteBox.current?.select();
            }}
          />
        </div>
        {!is24Hour && (
          <SegmentedControl
            label={text('ui.time.half')}
            value={half}
            choices={halves}
            onChange={changeHalf}
          />
        )}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!hasDial ? null : part === 'hour' ? (
        <TimeDial
          label={text('ui.time.hourDial')}
          kind={hourKind}
          value={shownHour}
          onPick={(picked) => changeInHalf({ hour: typing.hourOf(picked, half) })}
          onPicked={() => setPart('minute')}
          onStep={(steps) => step('hour', steps)}
        />
      ) : (
        <TimeDial
          label={text('ui.time.minuteDial')}
          kind="minute"
          value={minute}
          onPick={(picked) => change({ minute: picked })}
          onPicked={() => undefined}
          onStep={(steps) => step('minute', steps)}
        />
      )}
    </div>
  );
}

const halves = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
] as const;

const useStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '16px' },
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px 16px',
  },
  boxes: { display: 'flex', alignItems: 'center', gap: '8px' },
  colon: {
    width: '6px',
    height: '22px',
    backgroundImage: `radial-gradient(circle, ${tokens.colorNeutralForeground3} 3px, transparent 3.5px)`,
    backgroundSize: '6px 12px',
    backgroundRepeat: 'repeat-y',
  },
  error: { ...type.secondary, margin: 0, color: palette.status.rejected.text },
});

import { useId } from 'react';
import { makeStyles, palette, SegmentedControl, text as type, tokens } from 'shared-ui';
import { TimeBox } from './TimeBox.tsx';
import { TimeDial } from './TimeDial.tsx';
import type { TimeOfDay } from './timeOfDay.ts';
import { useText } from './useText.ts';
import { useTimeParts } from './useTimeParts.ts';

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
  const model = useTimeParts(value, onChange, onTyped);
  const { is24Hour, half, hourKind, shownHour, part, boxOf, hourBox, minuteBox } = model;
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
            {...boxOf('hour')}
            onLeave={(direction) => {
              if (direction === 'next') minuteBox.current?.focus();
            }}
          />
          <span aria-hidden className={styles.colon} />
          <TimeBox
            ref={minuteBox}
            label={text('ui.time.minute')}
            kind="minute"
            value={model.minute}
            isActive={hasDial && part === 'minute'}
            {...boxOf('minute')}
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
            onChange={model.changeHalf}
          />
        )}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hasDial && <PartDial model={model} />}
    </div>
  );
}

/** The dial of the hour or the minute. */
function PartDial({ model }: { readonly model: ReturnType<typeof useTimeParts> }) {
  const text = useText();
  return model.part === 'hour' ? (
    <TimeDial
      label={text('ui.time.hourDial')}
      kind={model.hourKind}
      value={model.shownHour}
      onPick={model.pickHour}
      onPicked={() => model.setPart('minute')}
      onStep={(steps) => model.step('hour', steps)}
    />
  ) : (
    <TimeDial
      label={text('ui.time.minuteDial')}
      kind="minute"
      value={model.minute}
      onPick={model.pickMinute}
      onPicked={() => undefined}
      onStep={(steps) => model.step('minute', steps)}
    />
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

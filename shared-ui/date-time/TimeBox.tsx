import { useState, type KeyboardEvent, type RefObject } from 'react';
import { makeStyles, media, mergeClasses, text as type, tokens } from 'shared-ui';
import { dialRanges, type DialKind } from './dialFace.ts';
import { twoDigits, type DayHalf } from './timeOfDay.ts';
import { typeDigit } from './typeDigit.ts';

export interface TimeBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly kind: DialKind;
  readonly value: number | null;
  /** The dial shows this part. */
  readonly isActive: boolean;
  readonly onChange: (value: number | null) => void;
  /** Steps up or down, by arrow keys. */
  readonly onStep: (steps: number) => void;
  /** A half of the day was typed as `a` or `p`. */
  readonly onHalf: (half: DayHalf) => void;
  readonly onFocus: () => void;
  /** To the box after this one, or before it. */
  readonly onLeave: (direction: 'next' | 'previous') => void;
}

/** The hour or the minute in large digits; two digits typed lead to the next box. */
export function TimeBox(props: TimeBoxProps) {
  const { label, kind, value, isActive, onChange, onStep, onHalf, onFocus, onLeave } = props;
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const { first, last } = dialRanges[kind];
  const shown = typed || (value === null ? '' : twoDigits(value));

  function take(raw: string, isInsertion: boolean): void {
    const half = halfIn(raw);
    if (half) onHalf(half);
    // The mouse may have put the cursor anywhere: what is typed to two digits stands for them.
    const digits = (raw.length > 2 ? addedTo(shown, raw) : raw).replaceAll(/\D/g, '');
    // A letter in place of the selected digits leaves them.
    if (digits !== shown && (digits !== '' || raw === '')) {
      // After a deletion the digit that is left waits for another one.
      read(digits, isInsertion || raw.length >= shown.length);
    }
    if (/[:.,]/.test(raw)) onLeave('next');
  }

  function read(digits: string, mayComplete: boolean): void {
    if (digits === '') {
      setTyped('');
      onChange(null);
      return;
    }
    let result = { typed: '', value, isComplete: false };
    for (const digit of digits) result = typeDigit(result.typed, digit, kind);
    const isComplete = mayComplete && result.isComplete;
    setTyped(isComplete ? '' : result.typed);
    onChange(result.value);
    if (isComplete) onLeave('next');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      setTyped('');
      onStep(steps);
    } else if (event.key === 'ArrowRight') {
      onLeave('next');
    } else if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && shown === '')) {
      onLeave('previous');
    }
  }

  return (
    <input
      ref={props.ref}
      role="spinbutton"
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? '' : twoDigits(value)}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="--"
      value={shown}
      className={mergeClasses(styles.box, isActive && styles.active)}
      onChange={({ target, nativeEvent }) =>
        take(
          target.value,
          nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insert'),
        )
      }
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onClick={(event) => event.currentTarget.select()}
      onBlur={() => setTyped('')}
    />
  );
}

/** What was put into the text that stood there: at its end, before it or between. */
function addedTo(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

function halfIn(raw: string): DayHalf | null {
  if (/a/i.test(raw)) return 'AM';
  return /p/i.test(raw) ? 'PM' : null;
}

const useStyles = makeStyles({
  box: {
    ...type.numbers,
    width: '96px',
    height: '72px',
    padding: 0,
    boxSizing: 'border-box',
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: '44px',
    lineHeight: '52px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    border: '2px solid transparent',
    borderRadius: tokens.borderRadiusXLarge,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '2px',
    },
    [media.phone]: { fontSize: '48px' },
  },
  active: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `2px solid ${tokens.colorCompoundBrandStroke}`,
  },
});

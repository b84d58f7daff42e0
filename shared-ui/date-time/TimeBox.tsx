import type { KeyboardEvent, RefObject } from 'react';
import { makeStyles, media, mergeClasses, text as type, tokens } from 'shared-ui';
import { dialRanges, type DialKind } from './dialFace.ts';
import { twoDigits, type DayHalf } from './timeOfDay.ts';

export interface TimeBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly kind: DialKind;
  readonly value: number | null;
  /** The dial shows this part. */
  readonly isActive: boolean;
  /** Digits being typed, shown verbatim; null to show the value. */
  readonly typed: string | null;
  /** Digits were typed; `goesOn` if they extend the previous ones. */
  readonly onType: (digits: string, goesOn: boolean) => void;
  /** At most one digit is left. */
  readonly onDelete: (left: string) => void;
  /** Steps up or down, by arrow keys. */
  readonly onStep: (steps: number) => void;
  /** Half of the day, typed as `a` or `p`. */
  readonly onHalf: (half: DayHalf) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Moves to the next or previous box. */
  readonly onLeave: (direction: 'next' | 'previous') => void;
}

/** The hour or the minute in large digits. */
export function TimeBox(props: TimeBoxProps) {
  const { label, kind, value, typed, isActive, onStep, onLeave } = props;
  const styles = useStyles();
  const { first, last } = dialRanges[kind];
  const shown = typed ?? (value === null ? '' : twoDigits(value));

  function take(raw: string, isInsertion: boolean): void {
    const half = halfIn(raw);
    if (half) props.onHalf(half);
    const isGrown = raw.length > shown.length;
    // The mouse can put the cursor anywhere: what is typed counts, not where.
    const digits = (isGrown ? addedTo(shown, raw) : raw).replaceAll(/\D/g, '');
    // A partial number is extended; a complete one is replaced.
    if (isGrown && digits !== '') props.onType(digits, typed !== null);
    else if (digits === '' ? raw === '' : digits !== shown) {
      // After a deletion, the remaining digit waits for another one.
      if (isInsertion || raw.length >= shown.length) props.onType(digits, false);
      else props.onDelete(digits);
    }
    if (/[:.,]/.test(raw)) onLeave('next');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps !== undefined) {
      event.preventDefault();
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
        props.onFocus();
      }}
      onClick={(event) => event.currentTarget.select()}
      onBlur={props.onBlur}
    />
  );
}

/** The text inserted into the previous one: at its end, its start or in between. */
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
    [media.forcedColors]: { border: '4px solid Highlight' },
  },
});

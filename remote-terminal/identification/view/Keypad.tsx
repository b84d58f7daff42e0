import type { MouseEvent } from 'react';
import {
  BackspaceRegular,
  ChevronRightRegular,
  makeStyles,
  media,
  mergeClasses,
  palette,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { lowScreen } from '../../frame/view/lowScreen.ts';

export interface KeypadProps {
  /** A digit, a letter, or `back`. */
  readonly onKey: (key: string) => void;
  /** The label of the submit key, which acts like a keyboard's Enter. */
  readonly enterLabel: string;
  readonly busy: boolean;
  /** Letters instead of digits, for employee numbers that contain some. */
  readonly hasLetters: boolean;
}

/** Ten digits or the alphabet, backspace, and submit. The fields keep the focus. */
export function Keypad({ onKey, enterLabel, busy, hasLetters }: KeypadProps) {
  const text = useText();
  const styles = useStyles();
  const small = hasLetters && styles.small;
  const key = { className: mergeClasses(styles.key, small), onMouseDown: keepFocus } as const;
  return (
    <div className={mergeClasses(styles.keys, hasLetters && styles.alphabet)}>
      {(hasLetters ? letters : digits).map((sign) => (
        <button {...key} key={sign} type="button" onClick={() => onKey(sign)}>
          {sign}
        </button>
      ))}
      <button
        {...key}
        type="button"
        aria-label={text('terminal.keypad.back')}
        onClick={() => onKey('back')}
      >
        <BackspaceRegular />
      </button>
      {!hasLetters && (
        <button {...key} type="button" onClick={() => onKey('0')}>
          0
        </button>
      )}
      <button
        {...key}
        type="submit"
        className={mergeClasses(styles.key, small, styles.enter)}
        aria-label={enterLabel}
        aria-disabled={busy}
        aria-busy={busy}
      >
        <ChevronRightRegular />
      </button>
    </div>
  );
}

/** A pointer press leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-.'.split('');

const useStyles = makeStyles({
  keys: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(72px, 1fr))',
    gap: '12px',
    [lowScreen.phone]: { gap: '8px' },
  },
  alphabet: { gridTemplateColumns: 'repeat(6, minmax(44px, 1fr))', [media.phone]: { gap: '8px' } },
  key: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '80px',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '34px',
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    [lowScreen.phone]: { minHeight: '64px', fontSize: '28px' },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  small: {
    minHeight: '68px',
    fontSize: '26px',
    [media.phone]: { minHeight: '60px' },
    [lowScreen.phone]: { minHeight: '48px' },
  },
  enter: {
    border: 'none',
    backgroundColor: palette.brand[80],
    color: tokens.colorNeutralForegroundOnBrand,
    ':active': { backgroundColor: palette.brand[60] },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

import type { MouseEvent } from 'react';
import {
  ChevronRightRegular,
  DeleteDismissFilled,
  makeStyles,
  mergeClasses,
  palette,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface KeypadProps {
  /** A digit, or `back`. */
  readonly onKey: (key: string) => void;
  readonly onEnter: () => void;
  readonly enterLabel: string;
  readonly busy: boolean;
}

/** Ten digits, one back, and on. The fields keep the focus. */
export function Keypad({ onKey, onEnter, enterLabel, busy }: KeypadProps) {
  const text = useText();
  const styles = useStyles();
  const key = { className: styles.key, onMouseDown: keepFocus } as const;
  return (
    <div className={styles.keys}>
      {digits.map((digit) => (
        <button {...key} key={digit} type="button" onClick={() => onKey(digit)}>
          {digit}
        </button>
      ))}
      <button
        {...key}
        type="button"
        aria-label={text('terminal.keypad.back')}
        onClick={() => onKey('back')}
      >
        <DeleteDismissFilled />
      </button>
      <button {...key} type="button" onClick={() => onKey('0')}>
        0
      </button>
      <button
        {...key}
        type="button"
        className={mergeClasses(styles.key, styles.enter)}
        aria-label={enterLabel}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={onEnter}
      >
        <ChevronRightRegular />
      </button>
    </div>
  );
}

/** A press of the mouse or a finger leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(72px, 1fr))', gap: '12px' },
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
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  enter: {
    border: 'none',
    backgroundColor: palette.brand[80],
    color: tokens.colorNeutralForegroundOnBrand,
    ':active': { backgroundColor: palette.brand[60] },
  },
});

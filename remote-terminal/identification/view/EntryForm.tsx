import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { pinDigits, terminalCountdownSeconds } from 'shared-contracts';
import { Button, ChevronLeftRegular, makeStyles, media, text as type, tokens } from 'shared-ui';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useText } from '../../messages/useText.ts';
import {
  emptyEntry,
  pressKey,
  typeInto,
  type EntryField,
  type PinEntry,
} from '../rules/pinEntry.ts';
import { Keypad } from './Keypad.tsx';

export interface EntryFormProps {
  readonly entry: PinEntry;
  /** If false, only the number is requested. */
  readonly hasPin: boolean;
  /** The field missing when sent. */
  readonly missing: EntryField | undefined;
  readonly busy: boolean;
  /** Seconds until it closes. */
  readonly left: number;
  /** Content below the fields. */
  readonly children: ReactNode;
  readonly onChange: (entry: PinEntry) => void;
  /** Sets the field for the next key. */
  readonly onField: (field: EntryField) => void;
  /** Switches the keypad between letters and digits. */
  readonly onKeypad: () => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Employee number, with or without PIN, by keypad or keyboard. */
export function EntryForm({
  entry,
  hasPin,
  missing,
  busy,
  left,
  children,
  onChange,
  onField,
  onKeypad,
  onSend,
  onClose,
}: EntryFormProps) {
  const text = useText();
  const styles = useStyles();
  const [hasLetters, setHasLetters] = useState(false);

  return (
    <WallFrame look="light" head={<CountdownRing left={left} of={terminalCountdownSeconds} />}>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSend();
        }}
        noValidate
      >
        <div className={styles.fields}>
          <h1 className={styles.title}>{text('terminal.pin.title')}</h1>
          <EntryFields {...{ entry, hasPin, missing, onChange, onField }} />
          {children}
          <div className={styles.ways}>
            <Button icon={<ChevronLeftRegular />} className={styles.way} onClick={onClose}>
              {text('terminal.pin.backToStart')}
            </Button>
            <Button className={styles.way} onClick={() => onChange(emptyEntry)}>
              {text('terminal.pin.clear')}
            </Button>
            {entry.field === 'number' && (
              <Button
                className={styles.way}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setHasLetters(!hasLetters);
                  onKeypad();
                }}
              >
                {text(hasLetters ? 'terminal.pin.digits' : 'terminal.pin.letters')}
              </Button>
            )}
          </div>
        </div>
        <Keypad
          onKey={(key) => onChange(pressKey(entry, key))}
          enterLabel={text('terminal.pin.next')}
          busy={busy}
          hasLetters={hasLetters && entry.field === 'number'}
        />
      </form>
    </WallFrame>
  );
}

type EntryFieldsProps = Pick<
  EntryFormProps,
  'entry' | 'hasPin' | 'missing' | 'onChange' | 'onField'
>;

function EntryFields({ entry, hasPin, missing, onChange, onField }: EntryFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const number = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  useEffect(() => (entry.field === 'number' ? number : pin).current?.focus(), [entry.field]);
  return (
    <>
      <label className={styles.label}>
        {text('terminal.pin.number')}
        <input
          ref={number}
          className={styles.field}
          value={entry.number}
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={missing === 'number'}
          onFocus={() => onField('number')}
          onChange={({ target }) => onChange(typeInto(entry, 'number', target.value))}
        />
      </label>
      {hasPin && (
        <label className={styles.label}>
          {text('terminal.pin.pin')}
          <input
            ref={pin}
            type="password"
            className={styles.field}
            value={entry.pin}
            inputMode="none"
            autoComplete="off"
            aria-invalid={missing === 'pin'}
            onFocus={() => onField('pin')}
            onChange={({ target }) => onChange(typeInto(entry, 'pin', target.value))}
          />
        </label>
      )}
      <div role="alert" className={styles.missing}>
        {missing &&
          text(missing === 'number' ? 'terminal.pin.noNumber' : 'terminal.pin.noPin', pinDigits)}
      </div>
    </>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '48px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1100px',
    margin: 'auto',
    padding: '16px 40px 40px',
    '@media (max-width: 899.98px)': {
      gridTemplateColumns: 'minmax(0, 480px)',
      justifyContent: 'center',
      gap: '16px',
    },
    [media.phone]: { padding: '0 16px 16px' },
    [lowScreen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '24px',
      padding: '0 40px 8px',
    },
  },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [media.phone]: { gap: '8px' },
    [lowScreen.phone]: { gap: '6px' },
  },
  title: {
    margin: 0,
    fontSize: '34px',
    lineHeight: '42px',
    letterSpacing: 'var(--p-tracking-title)',
    [media.phone]: { fontSize: '24px', lineHeight: '30px' },
    [lowScreen.phone]: { fontSize: '22px', lineHeight: '28px' },
  },
  label: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    fontSize: '20px',
    lineHeight: '28px',
    [media.phone]: { fontSize: '16px', lineHeight: '22px' },
    [lowScreen.phone]: { gap: 0, fontSize: '16px', lineHeight: '22px' },
  },
  field: {
    ...type.numbers,
    boxSizing: 'border-box',
    width: '100%',
    height: '72px',
    padding: '0 20px',
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '34px',
    letterSpacing: '.06em',
    outlineStyle: 'none',
    ':focus': {
      border: `2px solid ${tokens.colorBrandStroke1}`,
      boxShadow: `0 0 0 3px ${tokens.colorBrandStroke2}`,
    },
    [media.forcedColors]: { ':focus': { outline: '3px solid Highlight' } },
    [media.phone]: { height: '60px', fontSize: '28px' },
    [lowScreen.phone]: { height: '52px', fontSize: '26px' },
  },
  missing: {
    fontSize: '20px',
    lineHeight: '28px',
    color: tokens.colorPaletteRedForeground1,
    ':empty': { display: 'none' },
  },
  ways: { display: 'flex', gap: '12px', flexWrap: 'wrap' },
  way: {
    minHeight: '60px',
    padding: '0 24px',
    fontSize: '18px',
    [lowScreen.phone]: { minHeight: '48px', padding: '0 16px' },
  },
});

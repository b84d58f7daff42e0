import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { Button, ChevronLeftRegular, makeStyles, media, text as type, tokens } from 'shared-ui';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { useText } from '../../messages/useText.ts';
import type { Who } from '../../kept-punches/data/sealProof.ts';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import {
  emptyEntry,
  nextStep,
  pressKey,
  tryAgain,
  typeInto,
  type EntryField,
} from '../rules/pinEntry.ts';
import { Keypad } from './Keypad.tsx';
import { useIdentify } from './useIdentify.ts';

export interface PinScreenProps {
  readonly onRecognised: (dialog: TerminalDialog, who: Who) => void;
  /** No server answered; the one who stands here may be taken all the same. */
  readonly onUnanswered: (who: Who) => Promise<void>;
  /** This number waits: what else there is stands on the screen before. */
  readonly onLocked: (failure: ApiFailure) => void;
  readonly onClose: () => void;
}

/** Seconds of nothing after which the screen closes (spec §9). */
const closesIn = 60;

/** Employee number and PIN, by the keypad or a keyboard; closes when nobody types. */
export function PinScreen({ onRecognised, onUnanswered, onLocked, onClose }: PinScreenProps) {
  const text = useText();
  const styles = useStyles();
  const number = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState(emptyEntry);
  const [hasLetters, setHasLetters] = useState(false);
  const [missing, setMissing] = useState<EntryField>();
  const { left, restart } = useCountdown(closesIn, onClose);
  const { mutate, isPending, error, reset } = useIdentify();
  useEffect(() => (entry.field === 'number' ? number : pin).current?.focus(), [entry.field]);

  function change(next: typeof entry): void {
    setEntry(next);
    setMissing(undefined);
    if (error) reset();
    restart();
  }

  function send(): void {
    if (isPending) return;
    const step = nextStep(entry);
    restart();
    if (step !== 'send') {
      setMissing(entry.field === step || entry.pin !== '' ? step : undefined);
      setEntry({ ...entry, field: step });
      return;
    }
    const proof = { employeeNumber: entry.number.trim(), pin: entry.pin };
    mutate(proof, {
      onSuccess: (dialog) => onRecognised(dialog, proof),
      onError: (failure) => {
        setEntry(tryAgain);
        if (failure.code === 'NO_RESPONSE') void onUnanswered(proof);
        if (failure.code === 'IDENTIFICATION_WAITS') onLocked(failure);
      },
    });
  }

  return (
    <WallFrame look="light" head={<CountdownRing left={left} of={closesIn} />}>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
        noValidate
      >
        <div className={styles.fields}>
          <h1 className={styles.title}>{text('terminal.pin.title')}</h1>
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
              onFocus={() => setEntry((now) => ({ ...now, field: 'number' }))}
              onChange={({ target }) => change(typeInto(entry, 'number', target.value))}
            />
          </label>
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
              onFocus={() => setEntry((now) => ({ ...now, field: 'pin' }))}
              onChange={({ target }) => change(typeInto(entry, 'pin', target.value))}
            />
          </label>
          <div role="alert" className={styles.missing}>
            {missing && text(missing === 'number' ? 'terminal.pin.noNumber' : 'terminal.pin.noPin')}
          </div>
          {error && <NoticeNote words={wordsOf(error)} />}
          <div className={styles.ways}>
            <Button icon={<ChevronLeftRegular />} className={styles.way} onClick={onClose}>
              {text('terminal.pin.backToStart')}
            </Button>
            <Button className={styles.way} onClick={() => change(emptyEntry)}>
              {text('terminal.pin.clear')}
            </Button>
            {entry.field === 'number' && (
              <Button
                className={styles.way}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  setHasLetters(!hasLetters);
                  restart();
                }}
              >
                {text(hasLetters ? 'terminal.pin.digits' : 'terminal.pin.letters')}
              </Button>
            )}
          </div>
        </div>
        <Keypad
          onKey={(key) => change(pressKey(entry, key))}
          enterLabel={text('terminal.pin.next')}
          busy={isPending}
          hasLetters={hasLetters && entry.field === 'number'}
        />
      </form>
    </WallFrame>
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

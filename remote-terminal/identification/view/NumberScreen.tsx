import { useState } from 'react';
import { terminalCountdownSeconds } from 'shared-contracts';
import { makeStyles } from 'shared-ui';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { useText } from '../../messages/useText.ts';
import { emptyEntry, type EntryField } from '../rules/pinEntry.ts';
import { EntryForm } from './EntryForm.tsx';

export interface NumberScreenProps {
  /** Whether a badge opens the dialog without a face. */
  readonly opensByBadge: boolean;
  readonly onNumber: (employeeNumber: string) => void;
  readonly onClose: () => void;
}

/** Identification by number alone, before the face is checked; closes after inactivity. */
export function NumberScreen({ opensByBadge, onNumber, onClose }: NumberScreenProps) {
  const text = useText();
  const styles = useStyles();
  const [entry, setEntry] = useState(emptyEntry);
  const [missing, setMissing] = useState<EntryField>();
  const { left, restart } = useCountdown(terminalCountdownSeconds, onClose);

  function send(): void {
    restart();
    const number = entry.number.trim();
    if (number === '') setMissing('number');
    else onNumber(number);
  }

  return (
    <EntryForm
      {...{ entry, missing, left, onClose }}
      hasPin={false}
      busy={false}
      onChange={(next) => {
        setEntry(next);
        setMissing(undefined);
        restart();
      }}
      onField={() => undefined}
      onKeypad={restart}
      onSend={send}
    >
      <p className={styles.next}>
        {text(opensByBadge ? 'terminal.number.orBadge' : 'terminal.number.next')}
      </p>
    </EntryForm>
  );
}

const useStyles = makeStyles({
  next: { margin: 0, fontSize: '18px', lineHeight: '26px' },
});

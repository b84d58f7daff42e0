import { useState } from 'react';
import { terminalCountdownSeconds, type ApiFailure } from 'shared-contracts';
import type { TerminalDialog } from '../../clocking/rules/terminalDialog.ts';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import type { Who } from '../../kept-punches/data/sealProof.ts';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { emptyEntry, nextStep, tryAgain, type EntryField } from '../rules/pinEntry.ts';
import { EntryForm } from './EntryForm.tsx';
import { useIdentify } from './useIdentify.ts';

export interface PinScreenProps {
  readonly onRecognised: (dialog: TerminalDialog, who: Who) => void;
  /** No server responded; the press may still be queued. */
  readonly onUnanswered: (who: Who) => Promise<void>;
  /** This number is locked: the alternatives are on the previous screen. */
  readonly onLocked: (failure: ApiFailure) => void;
  readonly onClose: () => void;
}

/** Employee number and PIN, by keypad or keyboard; closes after inactivity. */
export function PinScreen({ onRecognised, onUnanswered, onLocked, onClose }: PinScreenProps) {
  const [entry, setEntry] = useState(emptyEntry);
  const [missing, setMissing] = useState<EntryField>();
  const { left, restart } = useCountdown(terminalCountdownSeconds, onClose);
  const { mutate, isPending, error, reset } = useIdentify();

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
    <EntryForm
      {...{ entry, missing, left, onClose }}
      hasPin
      busy={isPending}
      onChange={change}
      onField={(field) => setEntry((now) => ({ ...now, field }))}
      onKeypad={restart}
      onSend={send}
    >
      {error && <NoticeNote words={wordsOf(error)} />}
    </EntryForm>
  );
}

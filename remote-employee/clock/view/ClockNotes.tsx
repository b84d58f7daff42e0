import { ApiFailure } from 'shared-contracts';
import {
  LocationRegular,
  MessageNote,
  useFeature,
  useOnline,
  useViewport,
  WarningFilled,
  WifiOffRegular,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import { QueueNotes } from '../../queue-notes/view/QueueNotes.tsx';
import { BreakButton } from './BreakButton.tsx';
import type { ClockPartProps } from './ClockHead.tsx';
import { ForgottenPunch } from './ForgottenPunch.tsx';
import { MealNote } from './MealNote.tsx';
import { ShortcutHint } from './ShortcutHint.tsx';
import { useClockStyles } from './useClockStyles.ts';

/** The break button, and what the person should know, below the disc. */
export function ClockNotes({ clock, presses }: ClockPartProps) {
  const { state, open, now, blocked, isKnown, failure } = clock;
  const { place } = presses;
  const styles = useClockStyles();
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const hasBreaks = useFeature('SEGMENTS');
  const { waiting } = useQueueState();
  const isOnline = useOnline();
  const isOutOfReach = !isOnline || (failure !== null && !isSignedOut(failure));
  return (
    <div className={styles.below}>
      {open && hasBreaks && clock.mayClock && (
        <BreakButton
          isOnBreak={state.kind === 'on-break'}
          isIgnoring={presses.isBreakIgnoring}
          onPress={presses.pressBreak}
        />
      )}
      {blocked !== null && (
        <MessageNote icon={<WarningFilled />} meaning="warning" className={styles.note}>
          {blocked}
        </MessageNote>
      )}
      <ForgottenPunch shift={open} now={now} className={styles.note} />
      <MealNote shiftId={open?.id ?? null} now={now} className={styles.note} />
      {place.isLocating && (
        <MessageNote icon={<LocationRegular />} meaning="neutral" className={styles.note}>
          {text(place.isPressHeld ? 'clock.askedByBrowser' : 'clock.locating')}
        </MessageNote>
      )}
      <QueueNotes className={styles.note} />
      {isKnown && isOutOfReach && waiting.length === 0 && (
        <MessageNote
          icon={<WifiOffRegular />}
          meaning="pending"
          title={text('clock.noConnection')}
          className={styles.note}
        >
          {text('clock.noConnection.text', { device: isPhone ? 'phone' : 'other' })}
        </MessageNote>
      )}
      {isKnown && blocked === null && <ShortcutHint state={state.kind} hasBreaks={hasBreaks} />}
    </div>
  );
}

/** The reload prompt handles it; the connection is fine. */
function isSignedOut(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

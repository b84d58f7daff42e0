import { useState } from 'react';
import {
  ApiFailure,
  elapsedSeconds,
  localDay,
  workedSeconds,
  type Instant,
} from 'shared-contracts';
import {
  Card,
  deviceTimeZone,
  FailurePanel,
  MessageNote,
  Page as PageFrame,
  PageHeader,
  useEmployeeSession,
  useFeature,
  useSnackbar,
  useUserFormats,
  useViewport,
  WarningFilled,
  WifiOffRegular,
} from 'shared-ui';
import type { PressKind } from '../../active-shift/rules/press.ts';
import { useActiveShift } from '../../active-shift/view/useActiveShift.ts';
import { useServerTime } from '../../active-shift/view/useServerTime.ts';
import { useText } from '../../messages/useText.ts';
import { mayPress } from '../rules/mayPress.ts';
import { BreakButton } from './BreakButton.tsx';
import { ClockingOnForm } from './ClockingOnForm.tsx';
import { ClockingOnSummary } from './ClockingOnSummary.tsx';
import { ClockSkeleton } from './ClockSkeleton.tsx';
import { DayStrip } from './DayStrip.tsx';
import { Disc } from './Disc.tsx';
import { punchOf } from './punchOf.ts';
import { ShortcutHint } from './ShortcutHint.tsx';
import { StateLine } from './StateLine.tsx';
import { TodayCard } from './TodayCard.tsx';
import { useChoice } from './useChoice.ts';
import { useClockDay } from './useClockDay.ts';
import { useClockStyles } from './useClockStyles.ts';
import { usePunch } from './usePunch.ts';
import { useShortcuts } from './useShortcuts.ts';

/** Record time (spec §2): the clock button, the break button, what is clocked on, and the day. */
export function Page() {
  const styles = useClockStyles();
  const text = useText();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const isPhone = useViewport() === 'phone';
  const hasBreaks = useFeature('SEGMENTS');
  const { employee } = useEmployeeSession();
  const { shift, state, serverNow, isKnown, failure, retry } = useActiveShift();
  const now = useServerTime(serverNow);
  const choice = useChoice();
  const [isChecked, setIsChecked] = useState(false);

  const open = state.kind === 'idle' ? null : shift;
  const permission = mayPress(employee.assignments, open?.assignmentId ?? null);
  const assignment = choice?.assignment ?? employee.assignments[0];
  const timeZone = open?.timeZone ?? assignment?.timeZone ?? deviceTimeZone();
  const day = useClockDay(shift, open?.assignmentId ?? assignment?.id, timeZone, now);

  const { punch, ignores } = usePunch(({ kind }) => {
    if (kind === 'clock-in' || kind === 'clock-out') choice?.setComment('');
    if (kind === 'clock-in') setIsChecked(false);
  });

  function press(kind: PressKind): void {
    if (permission !== 'yes' || !isKnown || !choice) return;
    if (kind === 'clock-in' && choice.missing.length > 0) {
      setIsChecked(true);
      snackbar.show({ text: text('clock.completeFields'), intent: 'error' });
      return;
    }
    punch(() => punchOf(kind, open, choice, serverNow()));
  }

  const pressDisc = () => press(open ? 'clock-out' : 'clock-in');
  const pressBreak = () => {
    if (open && hasBreaks) press(state.kind === 'on-break' ? 'resume' : 'break');
  };
  useShortcuts({ ' ': pressDisc, b: pressBreak });

  if (!isKnown && failure) return <FailurePanel failure={failure} onRetry={retry} />;
  const readWorked = () => formats.timer(open ? workedSeconds(open, serverNow()) : 0);
  const readBreak = (since: Instant) => formats.timer(elapsedSeconds(since, serverNow()));
  const today = localDay(now, timeZone);
  return (
    <PageFrame className={styles.page}>
      <PageHeader text={formats.longDay(today, true)} />
      <section aria-label={text('clock.title')} className={styles.clock}>
        <div className={styles.head}>
          {isPhone && <p className={styles.date}>{formats.longDay(today)}</p>}
          {isKnown && (open || day.isKnown) ? (
            <StateLine
              state={state.kind}
              since={state.kind === 'idle' ? day.lastClockOut : state.since}
              timeZone={timeZone}
            />
          ) : (
            <ClockSkeleton part="state" />
          )}
          {isPhone && choice && (
            <ClockingOnSummary state={choice} shift={open} isChecked={isChecked} />
          )}
        </div>
        {isKnown ? (
          <Disc
            state={state.kind}
            shares={open ? day.shares : []}
            blocked={permission === 'yes' ? null : text(`clock.blocked.${permission}`)}
            isIgnoring={ignores.disc}
            onPress={pressDisc}
            readTimer={state.kind === 'on-break' ? () => readBreak(state.since) : readWorked}
            readWorked={readWorked}
            isLong={open !== null && workedSeconds(open, now) >= 36_000}
          />
        ) : (
          <ClockSkeleton part="disc" />
        )}
        <div className={styles.below}>
          {open && hasBreaks && permission === 'yes' && (
            <BreakButton
              isOnBreak={state.kind === 'on-break'}
              isIgnoring={ignores.break}
              onPress={pressBreak}
            />
          )}
          {permission !== 'yes' && (
            <MessageNote icon={<WarningFilled />} meaning="warning" className={styles.note}>
              {text(`clock.blocked.${permission}`)}
            </MessageNote>
          )}
          {isKnown && failure && !isSignedOut(failure) && (
            <MessageNote
              icon={<WifiOffRegular />}
              meaning="pending"
              title={text('clock.noConnection')}
              className={styles.note}
            >
              {text('clock.noConnection.text')}
            </MessageNote>
          )}
          {isKnown && permission === 'yes' && (
            <ShortcutHint state={state.kind} hasBreaks={hasBreaks} />
          )}
        </div>
        {isPhone && (
          <div className={styles.foot}>
            <DayStrip day={day} shift={open} timeZone={timeZone} now={now} />
          </div>
        )}
      </section>
      {!isPhone && (
        <div className={styles.cards}>
          <TodayCard day={day} />
          {choice && (
            <Card
              title={text('clock.on')}
              extra={open && <span className={styles.hint}>{text('clock.on.nextClockIn')}</span>}
            >
              <ClockingOnForm state={choice} isChecked={isChecked} isClockedIn={open !== null} />
            </Card>
          )}
        </div>
      )}
    </PageFrame>
  );
}

/** The reload prompt says that; it is no lack of connection. */
function isSignedOut(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

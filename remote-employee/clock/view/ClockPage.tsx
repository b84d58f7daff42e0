import { useState } from 'react';
import {
  ApiFailure,
  elapsedSeconds,
  limits,
  localDay,
  toInstant,
  workedSeconds,
  type Instant,
} from 'shared-contracts';
import { earlyPress, type EarlyPress } from 'shared-contracts/early-press';
import {
  Card,
  deviceTimeZone,
  FailurePanel,
  LocationRegular,
  MessageNote,
  Page as PageFrame,
  PageHeader,
  useDialogs,
  useEmployeeSession,
  useFeature,
  useHost,
  useOnline,
  useProperty,
  useSnackbar,
  useUserFormats,
  useViewport,
  WarningFilled,
  WifiOffRegular,
} from 'shared-ui';
import type { Press, PressKind } from '../../shift/rules/press.ts';
import { useActiveShift, useServerTime } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';
import { QueueNotes } from '../../queue-notes/view/QueueNotes.tsx';
import { useQueueState } from '../../offline-queue/view/usePunchQueue.ts';
import { mayPress } from '../rules/mayPress.ts';
import { BreakButton } from './BreakButton.tsx';
import { changeFromNow } from './changeFromNow.ts';
import { ClockingOnForm } from './ClockingOnForm.tsx';
import { ClockingOnSummary } from './ClockingOnSummary.tsx';
import { ClockSkeleton } from './ClockSkeleton.tsx';
import { DayStrip } from './DayStrip.tsx';
import { Disc } from './Disc.tsx';
import { ForgottenPunch } from './ForgottenPunch.tsx';
import { MealNote } from './MealNote.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { punchOf } from './punchOf.ts';
import { ShortcutHint } from './ShortcutHint.tsx';
import { StateLine } from './StateLine.tsx';
import { TodayCard } from './TodayCard.tsx';
import { useChoice, type ChoiceState } from './useChoice.ts';
import { useClockDay, type AutoClockOut } from './useClockDay.ts';
import { useClockStyles } from './useClockStyles.ts';
import { useKeptPress } from './useKeptPress.ts';
import { usePunch } from './usePunch.ts';
import { usePunchPlace } from './usePunchPlace.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useUndoSnackbar } from './useUndoSnackbar.ts';

/** Record time (spec §2): the clock button, the break button, the booking, and the day. */
export function Page() {
  const styles = useClockStyles();
  const text = useText();
  const formats = useUserFormats();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const isPhone = useViewport() === 'phone';
  const hasBreaks = useFeature('SEGMENTS');
  const { employee } = useEmployeeSession();
  const { features } = useHost().features;
  const { shift, ended, state, serverNow, isKnown, asOf, failure, retry } = useActiveShift();
  const { waiting } = useQueueState();
  const now = useServerTime(serverNow);
  const isOnline = useOnline();
  const [isChecked, setIsChecked] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);

  const open = state.kind === 'idle' ? null : shift;
  const choice = useChoice(open);
  const permission = mayPress(employee.assignments, open?.assignmentId ?? null);
  const assignment = choice?.assignment ?? employee.assignments[0];
  const timeZone = open?.timeZone ?? assignment?.timeZone ?? deviceTimeZone();
  const day = useClockDay(shift, ended, open?.assignmentId ?? assignment?.id, timeZone, now);

  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');
  const { punch, ignores } = usePunch();
  const clocked = employee.assignments.find(({ id }) => id === open?.assignmentId);
  const place = usePunchPlace({
    ...{ isKnown, undoHoldOf },
    assignment: permission === 'yes' ? (clocked ?? assignment ?? null) : null,
  });
  useUndoSnackbar((comment) => choice?.setComment(comment));

  const blocked =
    permission !== 'yes'
      ? text(`clock.blocked.${permission}`)
      : open === null && day.absence !== null
        ? text('clock.blocked.leave', { name: day.absence })
        : null;

  function press(kind: PressKind | 'change', early?: EarlyPress): void {
    if (blocked !== null || !isKnown || !choice || place.isPressHeld) return;
    if (choice.isIncomplete && (kind === 'clock-in' || choice.isRebooked)) {
      setIsChecked(true);
      setIsFormOpen(true);
      snackbar.show({ text: text('clock.completeFields'), intent: 'error' });
      return;
    }
    if (kind === 'clock-in' && features.AUTO_CLOCK_OUT && day.autoClockOut !== null) {
      void confirmAgain(day.autoClockOut).then((isSure) => {
        if (isSure) record(kind, choice, early);
      });
      return;
    }
    record(kind, choice, early);
  }

  function confirmAgain({ at, isTriggered }: AutoClockOut): Promise<boolean> {
    const time = formats.time(at, timeZone);
    return dialogs.confirm({
      title: text(isTriggered ? 'clock.autoOut.title' : 'clock.autoOut.passed'),
      text: text(isTriggered ? 'clock.autoOut.text' : 'clock.autoOut.passed.text', { time }),
      confirm: text('clock.clockIn'),
    });
  }

  function undoHoldOf({ kind, isChange }: Pick<Press, 'kind' | 'isChange'>): number {
    return kind === 'clock-out' && isChange !== true ? Math.max(0, undoDelay) * 1000 : 0;
  }

  function record(kind: PressKind | 'change', chosen: ChoiceState, early?: EarlyPress): void {
    const undoHold = kind === 'change' ? 0 : undoHoldOf({ kind });
    const needsPlace = features.LOCATION;
    const hold = needsPlace ? longestSearch - undoHold : undoHold;
    const made = punch(() => {
      const situation = {
        ...{ features, open, serverNow: serverNow(), waiting, hold, needsPlace, early },
        // An early press was shown as pending until now: not as done before the question.
        isAsked: place.isAskingPerson || (early !== undefined && place.willAsk),
      };
      if (kind === 'change') return changeFromNow(chosen, situation);
      const one = punchOf(kind, chosen, situation);
      return one ? [one] : [];
    });
    if (made.length === 0) return;
    if (needsPlace) void place.findPlace(made);
    chosen.settle();
    if (kind === 'clock-in' || kind === 'clock-out') chosen.setComment('');
    if (kind === 'clock-in' || kind === 'change') setIsChecked(false);
    if (kind === 'change') setIsFormOpen(false);
  }

  const pressDisc = () => press(open ? 'clock-out' : 'clock-in');
  const pressBreak = () => {
    if (open && hasBreaks) press(state.kind === 'on-break' ? 'resume' : 'break');
  };
  // A break continues in its shift, and nobody clocks in on leave.
  const isAtWork = state.kind === 'clocked-in' && blocked === null && day.absence === null;
  const mayChangeFromNow = isAtWork && choice?.mayBeginAlike === true;
  const isDiscIgnoring = ignores.disc || place.isPressHeld;
  const onChangeFromNow = mayChangeFromNow ? () => press('change') : null;
  const isPressKept = useKeptPress(
    { isReady: isKnown && day.isKnown, isPlaceKnown: place.isPlaceKnown },
    (early) => {
      const isMeant = early.action === (open ? 'clock-out' : 'clock-in');
      if (isMeant && !earlyPress.isTooOld(early) && blocked === null && choice)
        return press(early.action, early);
      const at = toInstant(early.server);
      const time = `${formats.day(formats.dateOf(at, timeZone))} ${formats.time(at, timeZone)}`;
      snackbar.show({ text: text('clock.pressPassed', { time }), intent: 'error' });
    },
  );
  useShortcuts({ ' ': pressDisc, b: pressBreak });

  const isOutOfReach = !isOnline || (failure !== null && !isSignedOut(failure));
  if (!isKnown && failure) return <FailurePanel failure={failure} onRetry={retry} />;
  const readWorked = () => formats.timer(open ? workedSeconds(open, serverNow()) : 0);
  const readBreak = (since: Instant) => formats.timer(elapsedSeconds(since, serverNow()));
  const today = localDay(now, timeZone);
  return (
    <PageFrame className={styles.page}>
      {place.dialog}
      <PageHeader text={formats.longDay(today, true)} />
      <section
        aria-label={text('clock.title')}
        className={styles.clock}
        {...(isPressKept && { 'data-loading': '' })}
      >
        <div className={styles.head}>
          {isPhone && <p className={styles.date}>{formats.longDay(today)}</p>}
          {isKnown && (open || day.hasAsked) ? (
            <StateLine
              state={state.kind}
              since={state.kind === 'idle' ? (day.lastClockOut?.at ?? null) : state.since}
              timeZone={(state.kind === 'idle' && day.lastClockOut?.timeZone) || timeZone}
              asOf={asOf}
            />
          ) : (
            <ClockSkeleton part="state" />
          )}
          <PlaceLine shift={open} countryCode={(clocked ?? assignment)?.countryCode} />
          {isPhone && choice && (
            <ClockingOnSummary
              state={choice}
              shift={open}
              isChecked={isChecked}
              isOpen={isFormOpen}
              onOpenChange={setIsFormOpen}
              onChangeFromNow={onChangeFromNow}
              isIgnoring={isDiscIgnoring}
            />
          )}
        </div>
        {isKnown ? (
          <Disc
            state={state.kind}
            shares={open ? day.shares : []}
            blocked={blocked}
            isIgnoring={isDiscIgnoring}
            opensForm={choice?.isIncomplete === true && (open === null || choice.isRebooked)}
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
              isIgnoring={ignores.break || place.isPressHeld}
              onPress={pressBreak}
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
            <Card title={text('clock.on')}>
              <ClockingOnForm
                state={choice}
                isChecked={isChecked}
                isClockedIn={open !== null}
                onChangeFromNow={onChangeFromNow}
                isIgnoring={isDiscIgnoring}
              />
            </Card>
          )}
        </div>
      )}
    </PageFrame>
  );
}

/** Milliseconds after which a punch is sent without its place, rather than dropped or late. */
const longestSearch = limits.sentLateAfterMilliseconds - 20_000;

/** The reload prompt handles it; the connection is fine. */
function isSignedOut(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

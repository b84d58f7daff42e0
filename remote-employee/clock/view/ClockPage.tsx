import { elapsedSeconds, localDay, workedSeconds } from 'shared-contracts';
import {
  Card,
  FailurePanel,
  Page as PageFrame,
  PageHeader,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { ClockHead, type ClockPartProps } from './ClockHead.tsx';
import { ClockingOnForm } from './ClockingOnForm.tsx';
import { ClockNotes } from './ClockNotes.tsx';
import { ClockSkeleton } from './ClockSkeleton.tsx';
import { DayStrip } from './DayStrip.tsx';
import { Disc } from './Disc.tsx';
import { TodayCard } from './TodayCard.tsx';
import { useClockPresses } from './useClockPresses.ts';
import { useClockState } from './useClockState.ts';
import { useClockStyles } from './useClockStyles.ts';

/** Record time (spec §2): the clock button, the break button, the booking, and the day. */
export function Page() {
  const styles = useClockStyles();
  const text = useText();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const clock = useClockState();
  const presses = useClockPresses(clock);
  const { open, choice, day, timeZone, now, isKnown, failure } = clock;
  if (!isKnown && failure) return <FailurePanel failure={failure} onRetry={clock.retry} />;
  return (
    <PageFrame className={styles.page}>
      {presses.place.dialog}
      <PageHeader text={formats.longDay(localDay(now, timeZone), true)} />
      <section
        aria-label={text('clock.title')}
        className={styles.clock}
        {...(presses.isPressKept && { 'data-loading': '' })}
      >
        <ClockHead clock={clock} presses={presses} />
        {isKnown ? <ClockDisc clock={clock} presses={presses} /> : <ClockSkeleton part="disc" />}
        <ClockNotes clock={clock} presses={presses} />
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
                isChecked={presses.isChecked}
                isClockedIn={open !== null}
                onChangeFromNow={presses.onChangeFromNow}
                isIgnoring={presses.isDiscIgnoring}
              />
            </Card>
          )}
        </div>
      )}
    </PageFrame>
  );
}

function ClockDisc({ clock, presses }: ClockPartProps) {
  const { state, open, choice, serverNow } = clock;
  const formats = useUserFormats();
  const readWorked = () => formats.timer(open ? workedSeconds(open, serverNow()) : 0);
  return (
    <Disc
      state={state.kind}
      shares={open ? clock.day.shares : []}
      blocked={clock.blocked}
      isIgnoring={presses.isDiscIgnoring}
      opensForm={choice?.isIncomplete === true && (open === null || choice.isRebooked)}
      onPress={presses.pressDisc}
      readTimer={
        state.kind === 'on-break'
          ? () => formats.timer(elapsedSeconds(state.since, serverNow()))
          : readWorked
      }
      readWorked={readWorked}
      isLong={open !== null && workedSeconds(open, clock.now) >= 36_000}
    />
  );
}

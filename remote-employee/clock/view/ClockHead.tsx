import { localDay } from 'shared-contracts';
import { useUserFormats, useViewport } from 'shared-ui';
import { ClockingOnSummary } from './ClockingOnSummary.tsx';
import { ClockSkeleton } from './ClockSkeleton.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { StateLine } from './StateLine.tsx';
import type { ClockPresses } from './useClockPresses.ts';
import type { ClockState } from './useClockState.ts';
import { useClockStyles } from './useClockStyles.ts';

export interface ClockPartProps {
  readonly clock: ClockState;
  readonly presses: ClockPresses;
}

/** The state and the place, above the disc; on phones also the day and the booking. */
export function ClockHead({ clock, presses }: ClockPartProps) {
  const { state, open, day, timeZone, isKnown, choice } = clock;
  const styles = useClockStyles();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  return (
    <div className={styles.head}>
      {isPhone && <p className={styles.date}>{formats.longDay(localDay(clock.now, timeZone))}</p>}
      {isKnown && (open || day.hasAsked) ? (
        <StateLine
          state={state.kind}
          since={state.kind === 'idle' ? (day.lastClockOut?.at ?? null) : state.since}
          timeZone={(state.kind === 'idle' && day.lastClockOut?.timeZone) || timeZone}
          asOf={clock.asOf}
        />
      ) : (
        <ClockSkeleton part="state" />
      )}
      <PlaceLine shift={open} countryCode={clock.assignment?.countryCode} />
      {isPhone && choice && (
        <ClockingOnSummary
          state={choice}
          shift={open}
          isChecked={presses.isChecked}
          isOpen={presses.isFormOpen}
          onOpenChange={presses.setIsFormOpen}
          onChangeFromNow={presses.onChangeFromNow}
          isIgnoring={presses.isDiscIgnoring}
        />
      )}
    </div>
  );
}

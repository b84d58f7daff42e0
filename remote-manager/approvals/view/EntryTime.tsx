import { clocksChanged, toInstant } from 'shared-contracts';
import { DaysLater, shownTime } from 'shared-time/worked-time';
import { makeStyles, text as type, tokens, useMinute, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { type TimePair, zonePlace } from '../rules/timePairs.ts';

export interface EntryTimeProps {
  readonly pair: TimePair;
  /** In a column of times. */
  readonly hangs?: boolean;
}

/** The times of an entry, in its own zone; names the zone and a clock change if they matter. */
export function EntryTime({ pair, hangs = false }: EntryTimeProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { clockIn, clockOut, spanningDays, timeZone } = pair;
  const notes = [
    ...(pair.showTimeZone ? [zonePlace(timeZone)] : []),
    ...(clockOut && clocksChanged(clockIn.date, clockOut.date, timeZone)
      ? [text('approvals.clocksChanged')]
      : []),
  ];
  return (
    <>
      {formats.timeRange(clockIn.date, clockOut?.date, timeZone)}
      <DaysLater days={spanningDays} hangs={hangs} />
      {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
    </>
  );
}

const useStyles = makeStyles({
  note: { ...type.caption, display: 'block', color: tokens.colorNeutralForeground3 },
});

export interface EntryDurationProps {
  readonly pair: TimePair;
  /** Adjusted by the company's rules, if they have been applied. */
  readonly isAdjusted: boolean;
}

/** The time worked, until now while it is running. */
export function EntryDuration({ pair, isAdjusted }: EntryDurationProps) {
  return pair.clockOut ? (
    <Seconds seconds={shownTime(pair, pair.clockOut.date, isAdjusted)} />
  ) : (
    <RunningDuration pair={pair} isAdjusted={isAdjusted} />
  );
}

function RunningDuration({ pair, isAdjusted }: EntryDurationProps) {
  const now = toInstant(useMinute().getTime());
  return <Seconds seconds={shownTime(pair, now, isAdjusted)} />;
}

function Seconds({ seconds }: { readonly seconds: number | null }) {
  const formats = useUserFormats();
  return seconds === null ? '–' : formats.duration(seconds);
}

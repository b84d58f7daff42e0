import { clocksChanged } from 'shared-contracts';
import { DaysLater } from 'shared-time/worked-time';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { zonePlace } from '../rules/groups.ts';
import type { TimePair } from '../rules/timePairs.ts';

export interface EntryTimeProps {
  readonly pair: TimePair;
  /** In a column of times. */
  readonly hangs?: boolean;
}

/** From when to when, in the entry's own zone; the zone and a change of clocks where they matter. */
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
      <span className={styles.time}>
        {formats.timeRange(clockIn.date, clockOut?.date, timeZone)}
        <DaysLater days={spanningDays} hangs={hangs} />
      </span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
    </>
  );
}

const useStyles = makeStyles({
  time: { ...type.numbers },
  note: { ...type.caption, display: 'block', color: tokens.colorNeutralForeground3 },
});

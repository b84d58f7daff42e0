import type { components } from 'shared-contracts';
import { DaysLater } from 'shared-time/worked-time';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';

type TimePair = components['schemas']['TimePair'];

export interface ClockOutTimeProps {
  readonly pair: TimePair;
  /** In a column of times. */
  readonly hangs?: boolean;
}

/** The clock-out of an entry, with `+1` if it is on a later day than the clock-in. */
export function ClockOutTime({ pair, hangs = false }: ClockOutTimeProps) {
  const styles = useStyles();
  const formats = useUserFormats();
  const { clockOut, spanningDays, timeZone } = pair;
  if (!clockOut) return <span className={styles.none}>–</span>;
  return (
    <>
      {formats.time(clockOut.date, timeZone)}
      <DaysLater days={spanningDays} hangs={hangs} />
    </>
  );
}

/** The zone of the times, if it needs to be named. */
export function ZoneNote({ pair }: { readonly pair: TimePair }) {
  const styles = useStyles();
  if (!pair.showTimeZone) return null;
  return <span className={styles.zone}>{pair.timeZone.replaceAll('_', ' ')}</span>;
}

const useStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3 },
  zone: {
    ...type.caption,
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

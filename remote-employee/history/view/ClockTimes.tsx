import type { components } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats, VisuallyHidden } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

type TimePair = components['schemas']['TimePair'];

/** The clock-out of an entry, with `+1` when it lies on a later day than the clock-in. */
export function ClockOutTime({ pair }: { readonly pair: TimePair }) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const { clockOut, spanningDays, timeZone } = pair;
  if (!clockOut) return <span className={styles.none}>–</span>;
  return (
    <>
      {formats.time(clockOut.date, timeZone)}
      {spanningDays > 0 && (
        <>
          <span aria-hidden="true" className={styles.later}>
            +{spanningDays}
          </span>
          <VisuallyHidden>{text('history.daysLater', { days: spanningDays })}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** The zone of the times, where it has to be said. */
export function ZoneNote({ pair }: { readonly pair: TimePair }) {
  const styles = useStyles();
  if (!pair.showTimeZone) return null;
  return <span className={styles.zone}>{pair.timeZone.replaceAll('_', ' ')}</span>;
}

const useStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3 },
  later: {
    ...type.caption,
    position: 'relative',
    top: '-5px',
    marginLeft: '2px',
    marginRight: '-18px',
    display: 'inline-block',
    width: '16px',
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
  },
  zone: {
    ...type.caption,
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

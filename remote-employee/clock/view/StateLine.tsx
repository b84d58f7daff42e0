import { localDay, type Instant } from 'shared-contracts';
import { makeStyles, StateDot, text as type, tokens, useToday, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DiscState } from './Disc.tsx';

export interface StateLineProps {
  readonly state: DiscState;
  /**
   * Clock-in, start of the break or, when off, the last clock-out of the day; null if there is
   * none.
   */
  readonly since: Instant | null;
  readonly timeZone: string;
  /** When the server said so, until it responds in this page. */
  readonly asOf?: Instant | null;
}

/** The state and since when; changes are announced. */
export function StateLine({ state, since, timeZone, asOf = null }: StateLineProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const today = useToday(timeZone);
  const timeOrDay = (at: Instant) =>
    localDay(at, timeZone) === today
      ? formats.time(at, timeZone)
      : formats.day(localDay(at, timeZone));
  const id = since === null ? 'clock.state.off' : ids[state];
  return (
    <p role="status" className={styles.line}>
      <StateDot state={dots[state]} />
      <span>
        {text.rich(id, {
          time: since && (
            <strong key="time" className={styles.time}>
              {formats.time(since, timeZone)}
            </strong>
          ),
        })}
      </span>
      {asOf !== null && (
        <span className={styles.age}>{text('clock.state.asOf', { time: timeOrDay(asOf) })}</span>
      )}
    </p>
  );
}

const ids = {
  idle: 'clock.state.clockedOut',
  'clocked-in': 'clock.state.clockedIn',
  'on-break': 'clock.state.onBreak',
} as const;

const dots = { idle: 'off', 'clocked-in': 'working', 'on-break': 'onBreak' } as const;

const useStyles = makeStyles({
  line: {
    ...type.state,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground1,
  },
  // In the same line: no layout shift when it goes.
  age: {
    ...type.caption,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  time: { fontWeight: 'inherit', whiteSpace: 'nowrap' },
});

import type { Instant } from 'shared-contracts';
import { makeStyles, StateDot, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DiscState } from './Disc.tsx';

export interface StateLineProps {
  readonly state: DiscState;
  /** Clock-in, start of the break or, when idle, the last clock-out of the day; null without one. */
  readonly since: Instant | null;
  readonly timeZone: string;
}

/** The state in words, with since when; changes are read out. */
export function StateLine({ state, since, timeZone }: StateLineProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
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
  time: { fontWeight: 'inherit', whiteSpace: 'nowrap' },
});

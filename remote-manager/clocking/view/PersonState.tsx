import { localDay, type Instant } from 'shared-contracts';
import {
  Badge,
  BeachRegular,
  HourglassHalfRegular,
  makeStyles,
  media,
  StatusBadge,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isIn, presenceOf } from '../rules/clockedPerson.ts';
import type { AskedState } from '../rules/massRun.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { useMoment } from '../../people/view/useMoment.ts';

export interface PersonStateProps {
  readonly person: Subordinate;
  /** A shift of another day, in its own zone, is shown with its date. */
  readonly now: Instant;
  /** The requested state of the clock; undefined if no request is pending. */
  readonly asked?: AskedState | undefined;
}

/** Whether a person is clocked in and since when, or what prevents it. */
export function PersonState({ person, now, asked }: PersonStateProps) {
  const text = useText();
  const styles = useStyles();
  const { activeTimePair: open, absence, subordinateAssignments } = person;
  if (asked?.isIn === true && !isIn(person)) {
    const zone = subordinateAssignments.find(({ canClock }) => canClock)?.timeZone;
    return zone === undefined ? (
      <StatusBadge status="CLOCKED_IN" />
    ) : (
      <InState status="CLOCKED_IN" since={asked.since} zone={zone} now={now} />
    );
  }
  if (asked?.isIn === false && isIn(person)) {
    return <span className={styles.since}>{text('clocking.out')}</span>;
  }
  switch (presenceOf(person)) {
    case 'IN':
    case 'AWAY':
      return open ? (
        <InState
          status={open.awaySince === null ? 'CLOCKED_IN' : 'ON_BREAK'}
          since={open.awaySince ?? open.clockIn}
          zone={open.timeZone}
          now={now}
        />
      ) : null;
    case 'ELSEWHERE':
      return (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
          {text('clocking.elsewhere')}
        </Badge>
      );
    case 'OUT':
      return absence ? (
        <Badge bare meaning="deletion" icon={<BeachRegular />} className={styles.words}>
          {text('clocking.onLeave', { name: absence })}
        </Badge>
      ) : (
        <Expected person={person} now={now} />
      );
  }
}

interface InStateProps {
  readonly status: 'CLOCKED_IN' | 'ON_BREAK';
  readonly since: Instant;
  readonly zone: string;
  readonly now: Instant;
}

function InState({ status, since, zone, now }: InStateProps) {
  const text = useText();
  const styles = useStyles();
  const moment = useMoment();
  return (
    <span className={styles.state}>
      <StatusBadge status={status} />
      <span className={styles.since}>
        {text('clocking.since', { time: moment(since, zone, now) })}
      </span>
    </span>
  );
}

/** What is expected today of a person who is out, if known. */
function Expected({
  person: { attendance, planned, plannedTimeZone = 'UTC' },
  now,
}: PersonStateProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const times = planned && timesOf(planned);

  /** With the date if it is another day, for example yesterday's night shift. */
  function timesOf({ start, end }: NonNullable<typeof planned>): string {
    const day = localDay(start, plannedTimeZone);
    const range = formats.timeRange(start, end, plannedTimeZone);
    return day === localDay(now, plannedTimeZone) ? range : `${formats.day(day)}, ${range}`;
  }

  if (times && (attendance === 'LATE' || attendance === 'MISSED')) {
    return (
      <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
        {text(attendance === 'LATE' ? 'clocking.late' : 'clocking.missed', { times })}
      </Badge>
    );
  }
  if (times && attendance === 'DUE') {
    return (
      <Badge bare meaning="pending" icon={<HourglassHalfRegular />} className={styles.words}>
        {text('clocking.due', { times })}
      </Badge>
    );
  }
  return (
    <span className={styles.since}>
      {attendance === 'OFF'
        ? text('clocking.off')
        : times
          ? text(attendance === 'LATER' ? 'clocking.later' : 'clocking.done', { times })
          : text('clocking.out')}
    </span>
  );
}

const useStyles = makeStyles({
  state: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    [media.phone]: { paddingTop: '4px' },
  },
  since: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
  words: { whiteSpace: 'normal', height: 'auto', minHeight: '24px' },
});

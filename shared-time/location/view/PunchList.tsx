import type { LocatedPosition } from 'shared-contracts';
import {
  GeofenceBadge,
  makeStyles,
  MarkerIcon,
  media,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { LocatedPunch } from '../rules/locatedPunches.ts';

export interface PunchListProps {
  readonly punches: readonly LocatedPunch[];
  readonly timeZone: string;
  /** Whether positions are compared with geofences. */
  readonly showsResult: boolean;
  readonly distance: (meters: number) => string;
}

/** The key of the map's markers: each punch with its time, geofence and accuracy. */
export function PunchList({ punches, timeZone, showsResult, distance }: PunchListProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();

  function accuracyOf({ latitude }: LocatedPunch['punch'], { accuracy }: LocatedPosition): string {
    if (latitude === null) return text('time.map.terminal');
    if (accuracy < 0) return text('time.map.unknown');
    return text('time.map.accuracy', { distance: distance(accuracy) });
  }

  return (
    <ul className={styles.list}>
      {punches.map(({ key, kind, punch, position }) => (
        <li key={key} className={styles.punch}>
          <MarkerIcon kind={kind} />
          <div className={styles.facts}>
            <span className={styles.words}>
              {text(`time.map.${kind}`, { time: formats.time(punch.date, timeZone) })}
            </span>
            {position === null ? (
              <span className={styles.quiet}>
                {text(punch.origin === 'TERMINAL' ? 'time.map.terminal' : 'time.map.notProvided')}
              </span>
            ) : (
              <>
                {showsResult && (
                  <span className={styles.result}>
                    <GeofenceBadge result={punch.geofenceResult} />
                    {punch.geofence && <span className={styles.quiet}>{punch.geofence.name}</span>}
                  </span>
                )}
                <span className={styles.accuracy}>{accuracyOf(punch, position)}</span>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  punch: {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '4px 0',
    [media.phone]: { alignItems: 'flex-start', padding: '8px 0' },
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    flexGrow: 1,
    [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
  words: { ...type.bodyStrong, ...type.numbers, minWidth: '160px' },
  result: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  accuracy: {
    ...type.numbers,
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
    [media.phone]: { marginInlineStart: 0 },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

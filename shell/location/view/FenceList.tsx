import { distanceBetween, type Geofence, type LocatedPosition } from 'shared-contracts';
import { makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface FenceListProps {
  readonly geofences: readonly Geofence[];
  /** Null while unknown. */
  readonly position: LocatedPosition | null;
  readonly distance: (meters: number) => string;
}

/** The geofences as a list with distances: the text alternative to the map. */
export function FenceList({ geofences, position, distance }: FenceListProps) {
  const styles = useStyles();
  const text = useText();
  const awayOf = (fence: Geofence) => {
    const away = position && distanceBetween(position, fence) - fence.radius;
    if (away === null) return text('shell.location.radius', { distance: distance(fence.radius) });
    if (away <= 0) return text('shell.location.inside');
    return text('shell.location.away', { distance: distance(away) });
  };
  return (
    <section>
      <h3 className={styles.head}>{text('shell.location.fences')}</h3>
      {geofences.length === 0 && <p className={styles.quiet}>{text('shell.location.noFences')}</p>}
      <ul className={styles.list}>
        {geofences.map((fence) => (
          <li key={fence.id} className={styles.fence}>
            <span>{fence.name}</span>
            <span className={styles.away}>{awayOf(fence)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useStyles = makeStyles({
  head: { ...type.section, margin: '0 0 4px' },
  quiet: { ...type.body, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  fence: {
    ...type.body,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  away: { ...type.numbers, color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
});

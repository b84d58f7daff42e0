import { GeofenceBadge, makeStyles, useDistance, useFeature } from 'shared-ui';
import type { ShownShift } from '../../shift/rules/shownShift.ts';

export interface PlaceLineProps {
  readonly shift: ShownShift | null;
  readonly countryCode: string | undefined;
}

/**
 * Where the open shift was clocked in: `Inside Riverside Hospital ±8 m`. Reserves its space, so
 * that the disc does not move.
 */
export function PlaceLine({ shift, countryCode }: PlaceLineProps) {
  const styles = useStyles();
  const { distance } = useDistance(countryCode);
  const isShown = [useFeature('LOCATION'), useFeature('GEOFENCE')].every(Boolean);
  if (!isShown) return null;
  const place = shift?.place ?? null;
  return (
    <div className={styles.line}>
      {place && place.result !== 'NO_GEOFENCE' && (
        <GeofenceBadge
          result={place.result}
          name={place.name}
          accuracy={place.accuracy < 0 ? null : distance(place.accuracy)}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({ line: { minHeight: '24px' } });

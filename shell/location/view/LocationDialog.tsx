import { useMemo } from 'react';
import { geofenceResult, towardsFence } from 'shared-contracts';
import {
  Badge,
  Dialog,
  GeofenceBadge,
  LocationFilled,
  LocationMap,
  makeStyles,
  PositionNote,
  text as type,
  tokens,
  useDistance,
  useEmployeeSession,
  useFeature,
  useFollowedPosition,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { locationAssignment } from '../rules/locationAssignment.ts';
import { FenceList } from './FenceList.tsx';

export interface LocationDialogProps {
  /** The assignment that the page clocks on; null until the page reports it. */
  readonly assignmentId: number | null;
  readonly onClose: () => void;
}

/**
 * The device's location, its accuracy, and its distance to the assignment's geofences (spec §2).
 */
export function LocationDialog({ assignmentId, onClose }: LocationDialogProps) {
  const styles = useStyles();
  const text = useText();
  const { employee } = useEmployeeSession();
  const comparesFences = useFeature('GEOFENCE');
  const position = useFollowedPosition();
  const assignment = locationAssignment(employee.assignments, assignmentId);
  const { distance } = useDistance(assignment?.countryCode);
  const geofences = useMemo(
    () => (comparesFences ? (assignment?.geofences ?? []) : []),
    [comparesFences, assignment],
  );
  const { last } = position;
  const label = text('shell.location.here');
  const markers = useMemo(
    () => (last ? [{ key: 'current', kind: 'current' as const, position: last, label }] : []),
    [last, label],
  );
  const way = last && towardsFence(last, geofences);
  return (
    <Dialog
      open
      onClose={onClose}
      width={850}
      title={text('shell.location')}
      subtitle={assignment?.position.description}
    >
      <div className={styles.content}>
        <PositionNote position={position} />
        {last && (
          <div role="status" className={styles.facts}>
            {comparesFences && <GeofenceBadge result={geofenceResult(last, geofences).result} />}
            <Badge meaning="pending" icon={<LocationFilled />}>
              {last.accuracy < 0
                ? text('shell.location.accuracyUnknown')
                : text('shell.location.accuracy', { distance: distance(last.accuracy) })}
            </Badge>
            {way && (
              <span className={styles.way}>
                {text('shell.location.way', {
                  distance: distance(way.distance),
                  name: way.geofence.name,
                })}
              </span>
            )}
          </div>
        )}
        {(last !== null || geofences.length > 0) && (
          <LocationMap
            label={text('shell.location.map')}
            markers={markers}
            geofences={geofences}
            countryCode={assignment?.countryCode}
          />
        )}
        {comparesFences && <FenceList geofences={geofences} position={last} distance={distance} />}
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  way: { ...type.bodyStrong, color: tokens.colorNeutralForeground2 },
});

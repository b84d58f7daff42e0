import { useMemo } from 'react';
import type { Geofence } from 'shared-contracts';
import {
  Button,
  Dialog,
  LocationMap,
  makeStyles,
  MessageNote,
  PositionNote,
  useDistance,
  WarningFilled,
  type PositionControl,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { BlockedPlace } from '../rules/clockingPermission.ts';

export interface BlockedPlaceDialogProps {
  readonly place: BlockedPlace;
  readonly geofences: readonly Geofence[];
  readonly countryCode: string | undefined;
  readonly position: PositionControl;
  /** Locates the device again, and continues if the place is allowed. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Explains why clocking is not allowed here, with the nearest allowed place on the map (spec §5,
 * §8).
 */
export function BlockedPlaceDialog(props: BlockedPlaceDialogProps) {
  const { place, geofences, countryCode, position, onRetry, onClose } = props;
  const styles = useStyles();
  const text = useText();
  const { distance } = useDistance(countryCode);
  const here = place.reason === 'OUTSIDE_GEOFENCE' ? place.position : null;
  const way = place.reason === 'OUTSIDE_GEOFENCE' ? place.way : null;
  const label = text('location.here');
  const markers = useMemo(
    () => (here ? [{ key: 'current', kind: 'current' as const, position: here, label }] : []),
    [here, label],
  );
  const isOutside = place.reason === 'OUTSIDE_GEOFENCE';
  return (
    <Dialog
      open
      onClose={onClose}
      width={550}
      title={text(`location.blocked.${place.reason}`)}
      actions={
        <>
          <Button onClick={onClose}>{text('location.blocked.leave')}</Button>
          <Button look="primary" busy={position.isLocating} onClick={onRetry}>
            {text('location.blocked.retry')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {isOutside ? (
          <MessageNote icon={<WarningFilled />} meaning="rejected" urgent>
            {way
              ? text('location.blocked.way', {
                  distance: distance(way.distance),
                  name: way.geofence.name,
                })
              : text('location.blocked.outside')}
          </MessageNote>
        ) : (
          <>
            <p className={styles.text}>{text('location.blocked.required')}</p>
            <PositionNote position={position} hasRetry={false} />
          </>
        )}
        <LocationMap
          label={text('location.map')}
          markers={markers}
          geofences={geofences}
          countryCode={countryCode}
        />
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
  text: { margin: 0 },
});

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { WayToFence } from 'shared-contracts';
import { palette } from '../../theme/palette.ts';
import { text } from '../../theme/text.ts';
import type { MapContent } from '../mapContent.ts';
import { MarkerIcon, markerSize } from '../MarkerIcon.tsx';
import { markerOffsets } from '../rules/markerOffsets.ts';
import { Anchored } from './Anchored.tsx';
import { coordinateOf } from './contentLayers.ts';
import type { MapDrawing } from './createMapDrawing.ts';

export interface MapSignsProps extends MapContent {
  readonly map: MapDrawing;
  /** Units of the map's coordinates in a pixel. */
  readonly resolution: number;
  readonly way: WayToFence | null;
  readonly distance: (meters: number) => string;
}

/** The map's labels: markers, names of fences, the distance to one. */
export function MapSigns(props: MapSignsProps) {
  const { map, markers, geofences, resolution, way, distance } = props;
  const styles = useStyles();
  const offsets = useMemo(() => {
    const points = markers.map(({ position }) => {
      const [x = 0, y = 0] = coordinateOf(position);
      return { x: x / resolution, y: -y / resolution };
    });
    return markerOffsets(points, markerSize + 2);
  }, [markers, resolution]);
  return (
    <>
      {geofences.map((fence) => (
        <Anchored key={fence.id} map={map} position={northOf(fence)} place="above">
          <span className={mergeClasses(styles.label, styles.fence)}>{fence.name}</span>
        </Anchored>
      ))}
      {way && (
        <Anchored map={map} position={middleOf(way)}>
          <span className={mergeClasses(styles.label, styles.way)}>{distance(way.distance)}</span>
        </Anchored>
      )}
      {markers.map(({ key, position }) => (
        <Anchored key={key} map={map} position={position}>
          <span className={styles.point} />
        </Anchored>
      ))}
      {markers.map(({ key, kind, label, position }, index) => (
        <Anchored key={key} map={map} position={position} offset={offsets[index]}>
          <span role="img" aria-label={label} data-tip={label} className={styles.marker}>
            <MarkerIcon kind={kind} />
          </span>
        </Anchored>
      ))}
    </>
  );
}

const metersPerDegree = 111_195;

function northOf({ latitude, longitude, radius }: MapContent['geofences'][number]) {
  return { latitude: Math.min(85, latitude + radius / metersPerDegree), longitude };
}

function middleOf({ from, to }: WayToFence) {
  return {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
}

const useStyles = makeStyles({
  marker: { display: 'flex' },
  point: {
    display: 'block',
    width: '6px',
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralForeground1,
    forcedColorAdjust: 'none',
  },
  label: {
    ...text.captionStrong,
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusCircular,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  fence: {
    marginBottom: '4px',
    display: 'block',
    color: palette.status.approved.text,
    backgroundColor: palette.status.approved.tint,
  },
  way: {
    ...text.numbers,
    color: palette.status.rejected.text,
    backgroundColor: palette.status.rejected.tint,
  },
});

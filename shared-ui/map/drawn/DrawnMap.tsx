import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { towardsFence, type components } from 'shared-contracts';
import { useDistance } from '../../host/useUserFormats.ts';
import { IconButton } from '../../form/IconButton.tsx';
import {
  AddRegular,
  ArrowUpRegular,
  FullScreenMaximizeRegular,
  SubtractRegular,
} from '../../icons.ts';
import { useUiText } from '../../messages/useUiText.ts';
import { useShownScheme } from '../../theme/PunctualThemeProvider.tsx';
import { text } from '../../theme/text.ts';
import type { MapContent } from '../mapContent.ts';
import { createMapDrawing, type MapDrawing, type MapScale } from './createMapDrawing.ts';
import { readMapColors } from './mapColors.ts';
import { MapScaleBar } from './MapScaleBar.tsx';
import { MapSigns } from './MapSigns.tsx';
import { tileLayerClass } from './createTileLayer.ts';

export interface DrawnMapProps extends MapContent {
  readonly label: string;
  readonly countryCode: string | undefined;
  readonly tiles: components['schemas']['MapTiles'] | null;
}

/** The map itself; heavy because of OpenLayers, so `LocationMap` loads it on demand. */
export function DrawnMap({ label, markers, geofences, countryCode, tiles }: DrawnMapProps) {
  const styles = useStyles();
  const uiText = useUiText();
  const scheme = useShownScheme();
  const { unit, distance } = useDistance(countryCode);
  const target = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapDrawing | null>(null);
  const [scale, setScale] = useState<MapScale | null>(null);
  const here = markers.find(({ kind }) => kind === 'current')?.position;
  const way = useMemo(() => (here ? towardsFence(here, geofences) : null), [here, geofences]);

  useEffect(() => {
    if (!target.current) return undefined;
    const drawing = createMapDrawing(target.current, setScale);
    setMap(drawing);
    return () => drawing.remove();
  }, []);

  const tilesUrl = tiles?.url ?? null;
  useEffect(() => {
    if (!map || !target.current) return;
    const positions = markers.map(({ position }) => position);
    const ground = { tiles: tilesUrl, unit };
    map.show({ geofences, positions, way }, ground, readMapColors(target.current));
  }, [map, markers, geofences, way, tilesUrl, unit, scheme]);

  const before = useRef(here);
  useEffect(() => {
    if (map && before.current && here) map.follow(before.current, here);
    before.current = here;
  }, [map, here]);

  // Later positions of the same markers do not reset the view.
  const what = [...markers.map(({ key }) => key), ...geofences.map(({ id }) => id)].join(' ');
  useEffect(() => map?.fit(), [map, what]);

  return (
    <div className={styles.frame}>
      <div
        ref={target}
        role="application"
        aria-label={`${label}. ${uiText('ui.map.keys')}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
        tabIndex={0}
        className={mergeClasses(styles.map, scheme === 'dark' && styles.dimmed)}
      />
      {map && scale && (
        <>
          <MapSigns
            map={map}
            markers={markers}
            geofences={geofences}
            way={way}
            resolution={scale.resolution}
            distance={distance}
          />
          <div className={mergeClasses(styles.corner, styles.north)}>
            <span role="img" aria-label={uiText('ui.map.north')}>
              <ArrowUpRegular />
              {uiText('ui.map.north.letter')}
            </span>
          </div>
          <div className={mergeClasses(styles.corner, styles.zoom)}>
            <IconButton
              icon={<AddRegular />}
              label={uiText('ui.map.nearer')}
              onClick={() => map.zoomBy(1)}
            />
            <IconButton
              icon={<SubtractRegular />}
              label={uiText('ui.map.farther')}
              onClick={() => map.zoomBy(-1)}
            />
            <IconButton
              icon={<FullScreenMaximizeRegular />}
              label={uiText('ui.map.all')}
              onClick={() => map.fit()}
            />
          </div>
          <div className={mergeClasses(styles.corner, styles.scale)}>
            <MapScaleBar metersPerPixel={scale.metersPerPixel} unit={unit} distance={distance} />
          </div>
        </>
      )}
      {tiles?.attribution && (
        <div className={mergeClasses(styles.corner, styles.attribution)}>{tiles.attribution}</div>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  frame: { position: 'relative', height: '100%' },
  map: {
    height: '100%',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
  dimmed: { [`& .${tileLayerClass}`]: { filter: 'brightness(0.75)' } },
  corner: { position: 'absolute' },
  north: {
    ...text.captionStrong,
    top: '8px',
    left: '8px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > span': { display: 'flex', alignItems: 'center', gap: '2px' },
  },
  zoom: {
    display: 'flex',
    flexDirection: 'column',
    top: '8px',
    right: '8px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  scale: { bottom: '8px', left: '8px', pointerEvents: 'none' },
  attribution: {
    ...text.caption,
    bottom: '8px',
    right: '8px',
    maxWidth: '50%',
    padding: '2px 6px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
});

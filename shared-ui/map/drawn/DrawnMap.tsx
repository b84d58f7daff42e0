import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent } from 'react';
import type { components, Position } from 'shared-contracts';
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
import type { MapDrawing } from './createMapDrawing.ts';
import { MapScaleBar } from './MapScaleBar.tsx';
import { MapSigns } from './MapSigns.tsx';
import { tileLayerClass } from './createTileLayer.ts';
import { useMapDrawing } from './useMapDrawing.ts';

export interface DrawnMapProps extends MapContent {
  readonly label: string;
  readonly countryCode: string | undefined;
  readonly tiles: components['schemas']['MapTiles'] | null;
  readonly onPick: ((position: Position) => void) | undefined;
}

/** The map itself; heavy because of OpenLayers, so `LocationMap` loads it on demand. */
export function DrawnMap(props: DrawnMapProps) {
  const { label, markers, geofences, countryCode, tiles, onPick } = props;
  const styles = useStyles();
  const uiText = useUiText();
  const scheme = useShownScheme();
  const { unit, distance } = useDistance(countryCode);
  const target = useRef<HTMLDivElement>(null);
  const { map, scale, way } = useMapDrawing(target, props, unit);
  return (
    <div className={styles.frame}>
      <div
        ref={target}
        role="application"
        aria-label={`${label}. ${uiText(onPick ? 'ui.map.pickKeys' : 'ui.map.keys')}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map
        tabIndex={0}
        {...(onPick && map ? { onKeyDown: pickMiddle(map, onPick) } : {})}
        className={mergeClasses(
          styles.map,
          onPick && styles.picked,
          scheme === 'dark' && styles.dimmed,
        )}
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
      {onPick && <span aria-hidden="true" className={styles.middle} />}
      {tiles?.attribution && (
        <div className={mergeClasses(styles.corner, styles.attribution)}>{tiles.attribution}</div>
      )}
    </div>
  );
}

function pickMiddle(map: MapDrawing, onPick: (position: Position) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onPick(map.middle());
  };
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
  picked: { cursor: 'crosshair', ':focus-visible ~ span': { display: 'block' } },
  // What Enter takes.
  middle: {
    display: 'none',
    position: 'absolute',
    top: 'calc(50% - 12px)',
    left: 'calc(50% - 12px)',
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    border: `2px solid ${tokens.colorNeutralForeground1}`,
    borderRadius: tokens.borderRadiusCircular,
    pointerEvents: 'none',
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

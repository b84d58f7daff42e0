import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { towardsFence, type components, type DistanceUnit, type Position } from 'shared-contracts';
import { useShownScheme } from '../../theme/PunctualThemeProvider.tsx';
import type { MapContent } from '../mapContent.ts';
import { createMapDrawing, type MapDrawing, type MapScale } from './createMapDrawing.ts';
import { readMapColors } from './mapColors.ts';

interface DrawnContent extends MapContent {
  readonly tiles: components['schemas']['MapTiles'] | null;
  readonly onPick: ((position: Position) => void) | undefined;
}

/** The drawing in an element, kept up to date; null until it is created. */
export function useMapDrawing(
  target: RefObject<HTMLDivElement | null>,
  { markers, geofences, tiles, onPick }: DrawnContent,
  unit: DistanceUnit,
) {
  const scheme = useShownScheme();
  const [map, setMap] = useState<MapDrawing | null>(null);
  const [scale, setScale] = useState<MapScale | null>(null);
  const here = markers.find(({ kind }) => kind === 'current')?.position;
  const way = useMemo(() => (here ? towardsFence(here, geofences) : null), [here, geofences]);

  const pick = useEffectEvent((position: Position) => onPick?.(position));
  useEffect(() => {
    if (!target.current) return undefined;
    const drawing = createMapDrawing(target.current, {
      onScale: setScale,
      onPick: (position) => pick(position),
    });
    setMap(drawing);
    return () => drawing.remove();
  }, [target]);

  const tilesUrl = tiles?.url ?? null;
  useEffect(() => {
    if (!map || !target.current) return;
    const positions = markers.map(({ position }) => position);
    const ground = { tiles: tilesUrl, unit };
    map.show({ geofences, positions, way }, ground, readMapColors(target.current));
  }, [target, map, markers, geofences, way, tilesUrl, unit, scheme]);

  const before = useRef(here);
  useEffect(() => {
    if (map && before.current && here) map.follow(before.current, here);
    before.current = here;
  }, [map, here]);

  // Later positions of the same markers do not reset the view.
  const what = [...markers.map(({ key }) => key), ...geofences.map(({ id }) => id)].join(' ');
  useEffect(() => map?.fit(), [map, what]);

  return { map, scale, way };
}

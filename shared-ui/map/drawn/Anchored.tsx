import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from 'shared-contracts';
import type { Pixels } from '../rules/markerOffsets.ts';
import type { Anchor, MapDrawing } from './createMapDrawing.ts';

export interface AnchoredProps {
  readonly map: MapDrawing;
  readonly position: Position;
  readonly offset?: Pixels | undefined;
  readonly place?: Anchor['place'];
  readonly children: ReactNode;
}

/** Children anchored to a position of the map. */
export function Anchored(props: AnchoredProps) {
  const { map, position, offset, place = 'center', children } = props;
  const { latitude, longitude } = position;
  const x = offset?.x ?? 0;
  const y = offset?.y ?? 0;
  const [element] = useState(() => document.createElement('div'));
  useEffect(
    () => map.anchor(element, { position: { latitude, longitude }, offset: { x, y }, place }),
    [map, element, latitude, longitude, x, y, place],
  );
  return createPortal(children, element);
}

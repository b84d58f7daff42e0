import type { Geofence, LocatedPosition } from 'shared-contracts';

export type MarkerKind = 'clock-in' | 'clock-out' | 'break-in' | 'break-out' | 'current';

export interface MapMarker {
  /** Unique in the map. */
  readonly key: string;
  readonly kind: MarkerKind;
  readonly position: LocatedPosition;
  /** The label: `Clock-in 05:58`. */
  readonly label: string;
}

export interface MapContent {
  readonly markers: readonly MapMarker[];
  readonly geofences: readonly Geofence[];
}

/** Mean in metres over the positions with a known accuracy; null if there is none (spec §2). */
export function averageAccuracy(positions: readonly LocatedPosition[]): number | null {
  const known = positions.map(({ accuracy }) => accuracy).filter((accuracy) => accuracy >= 0);
  if (known.length === 0) return null;
  return known.reduce((sum, accuracy) => sum + accuracy, 0) / known.length;
}

import { geofenceResult, type Geofence, type LocatedPosition, type Position } from './geofence.ts';

export interface WayToFence {
  readonly geofence: Geofence;
  readonly from: Position;
  /** The nearest point of the fence's border. */
  readonly to: Position;
  /** Metres between the two. */
  readonly distance: number;
}

/** The distance to the nearest geofence; null inside of one, and without geofences. */
export function towardsFence(
  position: LocatedPosition,
  geofences: readonly Geofence[],
): WayToFence | null {
  const { geofence, distance } = geofenceResult({ ...position, accuracy: 0 }, geofences);
  if (geofence === null || distance === null || distance <= geofence.radius) return null;
  const share = (distance - geofence.radius) / distance;
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    geofence,
    from: position,
    to: {
      latitude: between(position.latitude, geofence.latitude),
      longitude: between(position.longitude, geofence.longitude),
    },
    distance: distance - geofence.radius,
  };
}

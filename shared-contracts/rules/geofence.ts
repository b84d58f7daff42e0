import type { components } from '../openapi/schema.gen.ts';

export type Geofence = components['schemas']['Geofence'];
export type GeofenceResult = components['schemas']['GeofenceResult'];

export interface Position {
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface LocatedPosition extends Position {
  /** Radius in metres of the circle that contains the device; -1 if unknown. */
  readonly accuracy: number;
}

export interface GeofenceMatch {
  readonly result: GeofenceResult;
  /** The fence that determines the result; null for `NO_GEOFENCE`. */
  readonly geofence: Geofence | null;
  /** Metres from the position to its centre. */
  readonly distance: number | null;
}

const earthRadius = 6_371_008.8;
const noGeofence: GeofenceMatch = { result: 'NO_GEOFENCE', geofence: null, distance: null };
const bestFirst: readonly GeofenceResult[] = [
  'INSIDE',
  'BORDERING_INSIDE',
  'BORDERING_OUTSIDE',
  'OUTSIDE',
];

/**
 * The result of comparing a position with its geofences (spec §4). The position is inside a fence
 * up to its radius; it borders if the circle of its accuracy crosses the fence. The best result of
 * several fences counts; of equal ones, the fence whose border is farthest outside the position or
 * nearest to it. Without a position or a fence there is nothing to compare.
 */
export function geofenceResult(
  position: LocatedPosition | null,
  geofences: readonly Geofence[],
): GeofenceMatch {
  if (position === null) return noGeofence;
  const [best] = geofences
    .map((geofence) => match(position, geofence))
    .toSorted(
      (a, b) =>
        bestFirst.indexOf(a.result) - bestFirst.indexOf(b.result) ||
        a.distance - a.geofence.radius - (b.distance - b.geofence.radius),
    );
  return best ?? noGeofence;
}

/** Metres between two positions along the surface of a sphere (haversine), accurate to 0.6 %. */
export function distanceBetween(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const halfChord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

function match(position: LocatedPosition, geofence: Geofence) {
  const distance = distanceBetween(position, geofence);
  return { result: resultAt(distance, position.accuracy, geofence.radius), geofence, distance };
}

function resultAt(distance: number, accuracy: number, radius: number): GeofenceResult {
  const margin = Math.max(0, accuracy);
  if (distance <= radius) return distance + margin > radius ? 'BORDERING_INSIDE' : 'INSIDE';
  return distance - margin <= radius ? 'BORDERING_OUTSIDE' : 'OUTSIDE';
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

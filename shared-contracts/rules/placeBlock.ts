import type { FeatureInfo } from '../openapi/features.gen.ts';
import type { GeofenceResult } from './geofence.ts';

type Switches = Pick<FeatureInfo['features'], 'LOCATION' | 'GEOFENCE' | 'GEOFENCE_BLOCKING'>;

export type PlaceBlock = 'LOCATION_REQUIRED' | 'OUTSIDE_GEOFENCE';

/**
 * What keeps somebody from clocking at a place: where `GEOFENCE_BLOCKING` is on and the assignment
 * has geofences, only a position inside of one will do (spec §4, §5). `result` is null without a
 * position.
 */
export function placeBlock(
  switches: Switches,
  hasGeofences: boolean,
  result: GeofenceResult | null,
): PlaceBlock | null {
  const isBlocking = switches.LOCATION && switches.GEOFENCE && switches.GEOFENCE_BLOCKING;
  if (!isBlocking || !hasGeofences) return null;
  if (result === null) return 'LOCATION_REQUIRED';
  return result === 'INSIDE' || result === 'BORDERING_INSIDE' ? null : 'OUTSIDE_GEOFENCE';
}

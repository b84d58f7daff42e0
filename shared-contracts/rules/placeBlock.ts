import type { FeatureInfo } from '../features/features.gen.ts';
import type { GeofenceResult } from './geofence.ts';

type Switches = Pick<FeatureInfo['features'], 'LOCATION' | 'GEOFENCE' | 'GEOFENCE_BLOCKING'>;

export type PlaceBlock = 'LOCATION_REQUIRED' | 'OUTSIDE_GEOFENCE';

/**
 * Why a person cannot clock at a position: if `GEOFENCE_BLOCKING` is on and the assignment has
 * geofences, the position must be inside one of them (spec §4, §5). `result` is null without a
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

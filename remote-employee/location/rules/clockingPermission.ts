import {
  geofenceResult,
  placeBlock,
  towardsFence,
  type FeatureInfo,
  type Geofence,
  type LocatedPosition,
  type WayToFence,
} from 'shared-contracts';

export type ClockingPermission =
  /** The position to send; null if location is off. */
  | { readonly kind: 'allowed'; readonly position: LocatedPosition | null }
  /** There is no position: the person must agree to clock without one. */
  | { readonly kind: 'needs-confirmation' }
  | BlockedPlace;

export type BlockedPlace =
  | { readonly kind: 'blocked'; readonly reason: 'LOCATION_REQUIRED' }
  | {
      readonly kind: 'blocked';
      readonly reason: 'OUTSIDE_GEOFENCE';
      readonly position: LocatedPosition;
      /** To the nearest place where clocking is allowed. */
      readonly way: WayToFence | null;
    };

/**
 * Whether the person can clock at their position (spec §5): by `placeBlock` as on the server, and
 * without a position after confirmation. `position` is null if the device returned none;
 * `geofences` are those of the assignment.
 */
export function clockingPermission(
  position: LocatedPosition | null,
  geofences: readonly Geofence[],
  switches: FeatureInfo['features'],
): ClockingPermission {
  if (!switches.LOCATION) return { kind: 'allowed', position: null };
  const result = position && geofenceResult(position, geofences).result;
  const reason = placeBlock(switches, geofences.length > 0, result);
  if (reason === 'LOCATION_REQUIRED') return { kind: 'blocked', reason };
  if (position === null) return { kind: 'needs-confirmation' };
  if (reason === null) return { kind: 'allowed', position };
  return { kind: 'blocked', reason, position, way: towardsFence(position, geofences) };
}

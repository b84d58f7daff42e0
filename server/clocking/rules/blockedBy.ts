import type { ErrorCode, FeatureInfo, PlannedDay } from 'shared-contracts';
import type { AssignmentFacts } from '../../time-entries/rules/timePairContext.ts';
import type { Punch } from './punch.ts';

/**
 * What keeps somebody from clocking at the given place: where `GEOFENCE_BLOCKING` is on and the
 * assignment has geofences, only a position inside of one will do (spec §5). A punch that was sent
 * late has happened: it is kept, and its manager sees where.
 */
export function blockedByPlace(
  { sentLate, facts }: Pick<Punch, 'sentLate' | 'facts'>,
  { geofenceIds }: Pick<AssignmentFacts, 'geofenceIds'>,
  { features }: FeatureInfo,
): ErrorCode | null {
  const isBlocking = features.LOCATION && features.GEOFENCE && features.GEOFENCE_BLOCKING;
  if (!isBlocking || geofenceIds.length === 0 || sentLate) return null;
  if (facts.latitude === null) return 'LOCATION_REQUIRED';
  const { geofence_result: result } = facts;
  return result === 'INSIDE' || result === 'BORDERING_INSIDE' ? null : 'OUTSIDE_GEOFENCE';
}

/** Nobody clocks in on approved leave (spec §5); what was sent late is left to the manager. */
export function blockedByLeave(
  { sentLate }: Pick<Punch, 'sentLate'>,
  planned: PlannedDay,
): ErrorCode | null {
  return planned.kind === 'absence' && !sentLate ? 'ON_APPROVED_LEAVE' : null;
}

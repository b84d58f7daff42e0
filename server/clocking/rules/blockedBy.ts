import { placeBlock, type ErrorCode, type FeatureInfo, type PlannedDay } from 'shared-contracts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import type { Punch } from './punch.ts';

/**
 * Why nobody can clock at the given position (`placeBlock`, spec §5); null if they can. A punch
 * that was sent late is kept, and the manager sees where it was made.
 */
export function blockedByPlace(
  { sentLate, facts }: Pick<Punch, 'sentLate' | 'facts'>,
  { geofenceIds }: Pick<AssignmentFacts, 'geofenceIds'>,
  { features }: FeatureInfo,
): ErrorCode | null {
  if (sentLate) return null;
  const result = facts.latitude === null ? null : facts.geofence_result;
  return placeBlock(features, geofenceIds.length > 0, result);
}

/**
 * Nobody clocks in on approved leave (spec §5); a punch that was sent late is left to the manager.
 */
export function blockedByLeave(
  { sentLate }: Pick<Punch, 'sentLate'>,
  planned: PlannedDay,
): ErrorCode | null {
  return planned.kind === 'absence' && !sentLate ? 'ON_APPROVED_LEAVE' : null;
}

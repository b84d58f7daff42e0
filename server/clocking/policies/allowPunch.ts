import type { components, FeatureInfo } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import { requireOwnAssignment } from './requireOwnAssignment.ts';

type Request = Pick<
  components['schemas']['ClockEntryRequest'],
  'latitude' | 'longitude' | 'comment'
>;

/**
 * The assignment, if the person may punch for it (`requireOwnAssignment`). Refuses an incomplete
 * position, and a comment if comments are switched off.
 */
export function allowPunch(
  employee: Pick<EmployeeActor, 'id'>,
  asked: AssignmentFacts | undefined,
  { latitude, longitude, comment }: Request,
  { features }: FeatureInfo,
): AssignmentFacts {
  const assignment = requireOwnAssignment(employee, asked);
  if ((latitude === undefined) !== (longitude === undefined)) {
    const field = latitude === undefined ? 'latitude' : 'longitude';
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'required' }] });
  }
  if (comment && !features.TIME_PAIR_COMMENTS) throw new Refusal('FEATURE_OFF');
  return assignment;
}

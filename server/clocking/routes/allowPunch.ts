import { holdsFor, type components, type FeatureInfo } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';

type Request = Pick<
  components['schemas']['ClockEntryRequest'],
  'latitude' | 'longitude' | 'comment'
>;

/**
 * The assignment, if the person may punch for it. Refuses another person's assignment (NOT_FOUND),
 * one without CAPTURE_TIME, an incomplete position, and a comment if comments are switched off.
 */
export function allowPunch(
  employee: Pick<EmployeeActor, 'id'>,
  assignment: AssignmentFacts | undefined,
  { latitude, longitude, comment }: Request,
  { features }: FeatureInfo,
): AssignmentFacts {
  if (assignment === undefined || assignment.employeeId !== employee.id) {
    throw new Refusal('NOT_FOUND');
  }
  if (!holdsFor('CLOCK', 'EMPLOYEE', assignment.authorities)) throw new Refusal('ACCESS_DENIED');
  if ((latitude === undefined) !== (longitude === undefined)) {
    const field = latitude === undefined ? 'latitude' : 'longitude';
    throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'required' }] });
  }
  if (comment && !features.TIME_PAIR_COMMENTS) throw new Refusal('FEATURE_OFF');
  return assignment;
}

import type { components } from 'shared-contracts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import type { OpenShift } from '../data/openShiftsOf.ts';
import { mayPunch } from './mayPunch.ts';

/**
 * What a manager sees of a person's open shifts, youngest first: the one on which the manager
 * approves, or else only that there is another.
 */
export function openTimePairOf(
  open: readonly OpenShift[],
  managed: readonly ManagedAssignment[],
): Required<Pick<components['schemas']['Subordinate'], 'activeTimePair' | 'isClockedInElsewhere'>> {
  const byId = new Map(managed.map((each) => [each.assignmentId, each]));
  const own = open.find((shift) => mayPunch(byId.get(shift.assignment_id), shift));
  if (own === undefined) return { activeTimePair: null, isClockedInElsewhere: open.length > 0 };
  return {
    isClockedInElsewhere: false,
    activeTimePair: {
      id: own.id,
      employeeAssignmentId: own.assignment_id,
      clockIn: own.clock_in,
      timeZone: own.time_zone,
      awaySince: own.away_since,
    },
  };
}

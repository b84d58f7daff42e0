import type { components } from 'shared-contracts';
import { decidesOn } from '../../people/rules/decidesOn.ts';
import type { DateBounds } from '../../people/rules/isActiveAt.ts';

/** A shift that is open now. */
export interface OpenShift {
  readonly employee_id: number;
  readonly assignment_id: number;
  readonly id: number;
  readonly start_date: string;
  readonly clock_in: string;
  readonly time_zone: string;
  /** The start of its open segment. */
  readonly away_since: string | null;
}

/**
 * A person's open shifts as a manager sees them, youngest first: the one that the manager approves,
 * otherwise only that there is another.
 */
export function openTimePairOf(
  open: readonly OpenShift[],
  managed: readonly { readonly assignmentId: number; readonly ranges: readonly DateBounds[] }[],
): Required<Pick<components['schemas']['Subordinate'], 'activeTimePair' | 'isClockedInElsewhere'>> {
  const byId = new Map(managed.map((each) => [each.assignmentId, each]));
  const own = open.find((shift) => decidesOn(byId.get(shift.assignment_id), shift.start_date));
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

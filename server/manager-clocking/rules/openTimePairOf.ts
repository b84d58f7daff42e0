import type { components } from 'shared-contracts';
import { type DateBounds, covers } from '../../people/rules/isActiveAt.ts';

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

/**
 * Whether a manager decides on a shift of the assignment: its local day lies in one of the
 * manager's ranges. Undefined for an assignment that the manager does not manage now.
 */
export function mayPunch(
  managed: { readonly ranges: readonly DateBounds[] } | undefined,
  { start_date: date }: { readonly start_date: string },
): boolean {
  return managed?.ranges.some((range) => covers(range, date)) === true;
}

import type { Instant } from 'shared-contracts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';

interface Moment {
  readonly assignmentId: number;
  readonly at: Instant;
  readonly timeZone: string;
}

/** The clock-ins where a change moves, adds or removes an entry. */
export function reorderedMoments({
  before,
  after,
}: Pick<ShiftChange, 'before' | 'after'>): Moment[] {
  const [was, is] = [standing(before), standing(after)];
  if (was?.pair.clock_in === is?.pair.clock_in) return [];
  return [was, is].flatMap((shift) => {
    if (shift === null) return [];
    const { assignment_id: assignmentId, clock_in: at, time_zone: timeZone } = shift.pair;
    return [{ assignmentId, at, timeZone }];
  });
}

/** Rejected and deleted entries do not count. */
function standing(shift: Shift | null): Shift | null {
  const stands = shift?.pair.deleted_at === null && shift.pair.status !== 'REJECTED';
  return stands ? shift : null;
}

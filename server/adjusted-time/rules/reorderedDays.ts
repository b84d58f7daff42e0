import type { ShiftChange } from '../../time-entries/rules/shiftChange.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

interface AssignmentDay {
  readonly assignmentId: number;
  /** `yyyy-MM-dd` */
  readonly date: string;
  readonly timeZone: string;
}

/** The days on which a change moves an entry among the others, brings one or takes it away. */
export function reorderedDays({
  before,
  after,
}: Pick<ShiftChange, 'before' | 'after'>): AssignmentDay[] {
  const [was, is] = [standing(before), standing(after)];
  if (was?.pair.clock_in === is?.pair.clock_in) return [];
  return [was, is].flatMap((shift) => {
    if (shift === null) return [];
    const { assignment_id: assignmentId, start_date: date, time_zone: timeZone } = shift.pair;
    return [{ assignmentId, date, timeZone }];
  });
}

/** Rejected and deleted entries begin no day. */
function standing(shift: Shift | null): Shift | null {
  const stands = shift?.pair.deleted_at === null && shift.pair.status !== 'REJECTED';
  return stands ? shift : null;
}

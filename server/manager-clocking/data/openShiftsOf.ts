import { statement } from '../../database/statement.ts';
import type { OpenShift } from '../rules/openTimePairOf.ts';

/** The condition of a person's open shifts, with `pair` on one of the person's assignments. */
export const isOpen =
  'pair.clock_out is null and pair.is_latest and pair.deleted_at is null and not pair.is_correction';

/** Their open shifts on any assignment, youngest first. */
export const readOpenShiftsOf = statement<OpenShift, { employeeIds: readonly number[] }>(
  'readOpenShiftsOf',
  `select assignment.employee_id, pair.assignment_id, pair.id, pair.start_date, pair.clock_in,
     pair.time_zone,
     (select max(segment.clock_in) from segment
      where segment.assignment_id = pair.assignment_id
        and segment.shift_id = pair.original_version_id
        and segment.clock_out is null and segment.deleted_at is null) as away_since
   from assignment
   join time_pair pair on pair.assignment_id = assignment.id and ${isOpen}
   where assignment.employee_id = any($employeeIds::bigint[])
   order by pair.clock_in desc, pair.id desc`,
);

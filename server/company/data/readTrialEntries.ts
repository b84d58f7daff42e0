import { statement } from '../../database/statement.ts';
import { shiftColumns, shiftJoin, type ShiftRow } from '../../shifts/data/shiftRows.ts';
import { fullName } from './sections/entrySql.ts';

/** SQL: entries that count (`countsInDay`), which began in a range of days. */
const counted = `from assignment join time_pair pair on pair.assignment_id = assignment.id
  and pair.is_latest and pair.start_date between $startDate::date and $endDate::date
  where pair.deleted_at is null and pair.clock_out is not null
    and pair.status not in ('REJECTED', 'DELETED')
    and not (pair.is_correction and pair.status = 'PENDING')`;

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** How many entries began on each day, the latest first. */
export const countByDay = statement<{ date: string; entries: number }, Days>(
  'countTrialEntriesByDay',
  `select pair.start_date as date, count(*)::int as entries ${counted}
   group by pair.start_date order by pair.start_date desc`,
);

/** The same by assignment, with its person. */
export const countByAssignment = statement<
  { id: number; employeeId: number; entries: number },
  Days
>(
  'countTrialEntriesByAssignment',
  `select assignment.id, assignment.employee_id as "employeeId", count(*)::int as entries ${counted}
   group by assignment.id order by assignment.id`,
);

export const readTrialEntries = statement<ShiftRow, Days & { ids: readonly number[] }>(
  'readTrialEntries',
  `select ${shiftColumns} from time_pair pair ${shiftJoin}
   where pair.assignment_id = any($ids::bigint[]) and pair.is_latest
     and pair.start_date between $startDate::date and $endDate::date and pair.deleted_at is null
     and pair.clock_out is not null`,
);

export const readNamesOfAssignments = statement<
  { id: number; name: string },
  { ids: readonly number[] }
>(
  'readNamesOfTrialEntries',
  `select assignment.id, ${fullName()} as name from assignment
   join employee on employee.id = assignment.employee_id
   where assignment.id = any($ids::bigint[])`,
);

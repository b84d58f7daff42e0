import type { FeatureInfo } from 'shared-contracts';
import { folded } from '../../time-entries/data/timePairFilter.ts';

/** Whether an entry waits for a decision, on the columns of `pair`. */
export const decidable = `(pair.status = 'PENDING_DELETE'
  or pair.status = 'PENDING' and pair.clock_out is not null)`;

/** Whether nothing is decided about it yet; open shifts are among these. */
export const undecided = `pair.status in ('INCOMPLETE', 'PENDING', 'PENDING_DELETE')`;

/** Whether `employee` has the searched part in name or number; an empty one fits everybody. */
export function matchesPerson(search: string): string {
  return `(${search} = ''
    or strpos(${folded("employee.first_name || ' ' || employee.last_name")}, ${folded(search)}) > 0
    or strpos(${folded("employee.last_name || ' ' || employee.first_name")}, ${folded(search)}) > 0
    or strpos(${folded('employee.employee_number')}, ${folded(search)}) > 0)`;
}

/** The order of people that the company chose. */
export const personOrder: Readonly<Record<FeatureInfo['properties']['SUBORDINATE_ORDER'], string>> =
  {
    lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`,
    employeeId: 'employee_number collate "C", employee_id',
  };

import { composed } from '../../database/statement.ts';
import { wantedPairs } from '../../time-entries/data/timePairFilter.ts';
import type { ApprovalsQuery } from './approvalGroups.ts';
import { decidable, matchesPerson, personOrder } from './approvalSql.ts';

/** An entry that waits for a decision. */
export interface Candidate {
  readonly id: number;
  readonly employee_id: number;
  readonly status: 'PENDING' | 'PENDING_DELETE';
  readonly start_date: string;
}

/** Reads the entries of the filter that can be decided, in the order of the list. */
export function candidatesStatement({ spans, filter, search, order }: ApprovalsQuery) {
  const { from, values } = wantedPairs(spans, filter, [search]);
  const statement = composed<Candidate>(
    `select id, employee_id, status, start_date from (
       select pair.id, pair.status, pair.start_date, pair.clock_in, employee.id as employee_id,
         employee.employee_number, employee.first_name, employee.last_name
       from (select pair.* ${from}) pair
       join assignment on assignment.id = pair.assignment_id
       join employee on employee.id = assignment.employee_id
       where ${decidable} and ${matchesPerson('$1')}
     ) candidate order by ${personOrder[order]}, clock_in, id`,
  );
  return { statement, values };
}

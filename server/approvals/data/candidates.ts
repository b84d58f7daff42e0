import { composed } from '../../database/statement.ts';
import { wantedPairs } from '../../shifts/data/timePairFilter.ts';
import type { ApprovalsQuery } from './approvalGroups.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { personOrder } from '../../people/data/personSql.ts';
import { decidable } from '../../shifts/data/timePairSql.ts';

/** An entry that waits for a decision. */
export interface Candidate {
  readonly id: number;
  readonly employee_id: number;
  readonly status: 'PENDING' | 'PENDING_DELETE';
  readonly is_correction: boolean;
  readonly was_previously_approved: boolean;
  readonly start_date: string;
  readonly clock_in: string;
  readonly clock_out: string | null;
  readonly time_zone: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Reads the entries of the filter that can be decided, in list order. */
export function candidatesStatement({ spans, filter, search, order }: ApprovalsQuery) {
  const { from, values } = wantedPairs(spans, filter);
  const statement = composed<Candidate, typeof values & { search: string }>(
    `with person as materialized (
       select employee_id, first_name, last_name, row_number() over (order by ${personOrder[order]}) as place
       from (select employee.id as employee_id, employee_number, first_name, last_name
         from employee where ${matchesPerson('$search')}) employee
     ), wanted as materialized (
       select pair.assignment_id, pair.id, pair.status, pair.is_correction, pair.was_previously_approved,
         pair.start_date, pair.clock_in, pair.clock_out, pair.time_zone ${from}
     )
     select pair.id, person.employee_id, pair.status, pair.is_correction, pair.was_previously_approved,
       pair.start_date, pair.clock_in, pair.clock_out, pair.time_zone, person.first_name, person.last_name
     from wanted pair
     join assignment on assignment.id = pair.assignment_id
     join person on person.employee_id = assignment.employee_id
     where ${decidable}
     order by person.place, pair.clock_in, pair.id`,
  );
  return { statement, values: { ...values, search } };
}

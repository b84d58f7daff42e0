import type { Authority } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** What decides who may open a person's account. */
export interface Standing {
  /** Held by the person or on any assignment, past and future ones included. */
  readonly authorities: readonly Authority[];
  readonly isClosed: boolean;
}

export const readStanding = statement<Standing, { employeeId: number }>(
  'readStanding',
  `select closed_at is not null as "isClosed", array(
     select distinct held from unnest(employee.authorities || array(
       select unnest(assignment.authorities) from assignment
       where assignment.employee_id = employee.id)) held
     order by held) as authorities
   from employee where id = $employeeId`,
);

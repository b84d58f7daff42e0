import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds } from '../../people/data/personSql.ts';

export const findManagedPositions = statement<
  components['schemas']['Position'],
  { managerId: number; startDate: string; endDate: string; search: string }
>(
  'findManagedPositions',
  `select position.id, position.description
   from manager_assignment managed
   join assignment on assignment.id = managed.assignment_id
   join position on position.id = assignment.position_id
   where managed.manager_id = $managerId and assignment.employee_id <> $managerId
     and managed.start_date <= $endDate::date
     and coalesce(managed.end_date, 'infinity') >= $startDate::date
     and ${holds('position.description', '$search::text')}
   group by position.id
   order by ${alphabetical('position.description')}, position.id limit 200`,
);

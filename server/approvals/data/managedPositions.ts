import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { alphabetical, holds } from '../../people/data/personSql.ts';

/** Values: manager, first and last day, part of the name. */
export const findManagedPositions = statement<components['schemas']['Position']>(
  'findManagedPositions',
  `select position.id, position.description
   from manager_assignment managed
   join assignment on assignment.id = managed.assignment_id
   join position on position.id = assignment.position_id
   where managed.manager_id = $1 and assignment.employee_id <> $1
     and managed.start_date <= $3::date and coalesce(managed.end_date, 'infinity') >= $2::date
     and ${holds('position.description', '$4::text')}
   group by position.id
   order by ${alphabetical('position.description')}, position.id limit 200`,
);

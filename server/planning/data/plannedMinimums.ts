import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { isSeenBy } from '../../employee-groups/data/groupSql.ts';

/** Value: manager. Of all people first, then of groups that the manager sees. */
export const readMinimums = statement<components['schemas']['PlannedMinimum']>(
  'readPlannedMinimums',
  `select kept.employee_group_id as "employeeGroupId", kept.minimum
   from planned_minimum kept
   left join employee_group on employee_group.id = kept.employee_group_id
   where kept.manager_id = $1 and (kept.employee_group_id is null or ${isSeenBy('$1')})
   order by kept.employee_group_id nulls first`,
);

/** Values: manager, group or null, minimum. */
export const saveMinimum = statement<never>(
  'savePlannedMinimum',
  `insert into planned_minimum (manager_id, employee_group_id, minimum) values ($1, $2, $3)
   on conflict (manager_id, employee_group_id) do update set minimum = excluded.minimum`,
);

/** Values: manager, group or null. */
export const dropMinimum = statement<never>(
  'dropPlannedMinimum',
  `delete from planned_minimum
   where manager_id = $1 and employee_group_id is not distinct from $2::bigint`,
);

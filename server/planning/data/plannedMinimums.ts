import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { isSeenBy } from '../../employee-groups/data/groupSql.ts';

/**
 * Value: manager. First the minimum for all people, then those of the groups that the manager sees.
 */
export const readMinimums = statement<components['schemas']['PlannedMinimum']>(
  'readPlannedMinimums',
  `select kept.employee_group_id as "employeeGroupId", kept.by_weekday as "byWeekday"
   from planned_minimum kept
   left join employee_group on employee_group.id = kept.employee_group_id
   where kept.manager_id = $1 and (kept.employee_group_id is null or ${isSeenBy('$1')})
   order by kept.employee_group_id nulls first`,
);

/** Values: manager, group or null, number for each weekday from Monday. */
export const saveMinimum = statement<never>(
  'savePlannedMinimum',
  `insert into planned_minimum (manager_id, employee_group_id, by_weekday)
   values ($1, $2, $3::integer[])
   on conflict (manager_id, employee_group_id) do update set by_weekday = excluded.by_weekday`,
);

/** Values: manager, group or null. */
export const dropMinimum = statement<never>(
  'dropPlannedMinimum',
  `delete from planned_minimum
   where manager_id = $1 and employee_group_id is not distinct from $2::bigint`,
);

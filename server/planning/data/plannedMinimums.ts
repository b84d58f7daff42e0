import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { isSeenBy } from '../../employee-groups/data/groupSql.ts';

/** First the minimum for all people, then those of the groups that the manager sees. */
export const readMinimums = statement<
  components['schemas']['PlannedMinimum'],
  { employeeId: number }
>(
  'readPlannedMinimums',
  `select kept.employee_group_id as "employeeGroupId", kept.by_weekday as "byWeekday"
   from planned_minimum kept
   left join employee_group on employee_group.id = kept.employee_group_id
   where kept.manager_id = $employeeId
     and (kept.employee_group_id is null or ${isSeenBy('$employeeId')})
   order by kept.employee_group_id nulls first`,
);

export const saveMinimum = statement<
  never,
  { employeeId: number; employeeGroupId: number | null; byWeekday: readonly number[] }
>(
  'savePlannedMinimum',
  `insert into planned_minimum (manager_id, employee_group_id, by_weekday)
   values ($employeeId, $employeeGroupId, $byWeekday::integer[])
   on conflict (manager_id, employee_group_id) do update set by_weekday = excluded.by_weekday`,
);

export const dropMinimum = statement<never, { employeeId: number; employeeGroupId: number | null }>(
  'dropPlannedMinimum',
  `delete from planned_minimum
   where manager_id = $employeeId and employee_group_id is not distinct from $employeeGroupId::bigint`,
);

import { statement } from '../../database/statement.ts';
import { holds } from '../../people/data/personSql.ts';
import { scheduleJson, type ScheduleRow } from '../../schedules/data/plans.ts';

export const schedulesPerPage = 30;

/**
 * By name; without days off, and without schedules that were created during planning and that
 * nobody has any more. Every row has the total.
 */
export const readSchedulePage = statement<
  ScheduleRow & { readonly total: number },
  {
    offset: number;
    search: string;
    variant: string | null;
    countries: readonly string[] | null;
    employeeIds: readonly number[];
  }
>(
  'readSchedulePage',
  `select id, color, ${scheduleJson} as schedule, count(*) over () as total
   from work_schedule
   where not non_working_day
     and (custom_info is null
       or exists (select from assigned_schedule where work_schedule_id = work_schedule.id))
     and (individual_employee_id is null or individual_employee_id = any($employeeIds::bigint[]))
     and ($variant::text is null or time_recording_variant = $variant)
     and ($countries::text[] is null or country_code is null or country_code = any($countries::text[]))
     and ($search = '' or ${holds('external_name', '$search')}
       or ${holds('external_code', '$search')})
   order by external_name collate "und-x-icu", external_code collate "C"
   limit ${schedulesPerPage} offset $offset`,
);

export const readVisibleSchedules = statement<
  ScheduleRow,
  { codes: readonly string[]; employeeIds: readonly number[] }
>(
  'readVisibleSchedules',
  `select id, color, ${scheduleJson} as schedule from work_schedule
   where external_code = any($codes::text[])
     and (individual_employee_id is null or individual_employee_id = any($employeeIds::bigint[]))
   order by array_position($codes::text[], external_code)`,
);

import { statement } from '../../database/statement.ts';
import { holds } from '../../people/data/personSql.ts';
import { scheduleJson, type ScheduleRow } from '../../schedules/data/plans.ts';

export const schedulesPerPage = 30;

/**
 * Values: offset, search, variant or null, countries or null for any, employees whose individual
 * schedules are included. By name; without days off, and without schedules that were created during
 * planning and that nobody has any more. Every row has the total.
 */
export const readSchedulePage = statement<ScheduleRow & { readonly total: number }>(
  'readSchedulePage',
  `select id, color, ${scheduleJson} as schedule, count(*) over () as total
   from work_schedule
   where not non_working_day
     and (custom_info is null
       or exists (select from assigned_schedule where work_schedule_id = work_schedule.id))
     and (individual_employee_id is null or individual_employee_id = any($5::bigint[]))
     and ($3::text is null or time_recording_variant = $3)
     and ($4::text[] is null or country_code is null or country_code = any($4::text[]))
     and ($2 = '' or ${holds('external_name', '$2')}
       or ${holds('external_code', '$2')})
   order by external_name collate "und-x-icu", external_code collate "C"
   limit ${schedulesPerPage} offset $1`,
);

/** Values: codes, employees whose individual schedules are included. */
export const readVisibleSchedules = statement<ScheduleRow>(
  'readVisibleSchedules',
  `select id, color, ${scheduleJson} as schedule from work_schedule
   where external_code = any($1::text[])
     and (individual_employee_id is null or individual_employee_id = any($2::bigint[]))
   order by array_position($1::text[], external_code)`,
);

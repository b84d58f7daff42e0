import type { DateRange, WorkSchedule } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import type { AssignedSchedule, AssignmentPlan } from '../rules/assignedRanges.ts';

/** The days of an assignment whose plan is needed. */
export interface WantedDays extends DateRange {
  readonly assignmentId: number;
}

/** An assignment's plan with a board's facts about the assignment itself. */
export interface DescribedPlan extends AssignmentPlan {
  readonly description: string;
  readonly position: { readonly id: number; readonly description: string };
  readonly timeZone: string;
}

export interface PlanRow extends Omit<DescribedPlan, 'schedules'> {
  readonly schedules: readonly (Omit<AssignedSchedule, 'schedule' | 'color'> & {
    readonly scheduleId: number;
  })[];
}

/** A work schedule with its colour. */
export interface ScheduleRow {
  readonly id: number;
  readonly schedule: WorkSchedule;
  readonly color: AssignedSchedule['color'];
}

const range = (table: string) => `'startDate', ${table}.start_date, 'endDate', ${table}.end_date`;

/** Selects a `PlanRow` for each row of `wanted`: assignment, first and last day. */
export const selectPlanRows = (wanted: string) =>
  `select assignment.id as "assignmentId", assignment.description,
     jsonb_build_object('id', position.id, 'description', position.description) as position,
     assignment.time_zone as "timeZone", jsonb_build_object(${range('assignment')}) as employed,
     (select coalesce(jsonb_agg(jsonb_build_object(${range('assigned')},
          'firstDayNumber', assigned.first_day_number, 'isTemporary', assigned.is_temporary,
          'scheduleId', assigned.work_schedule_id) order by assigned.start_date, assigned.id), '[]')
      from assigned_schedule assigned
      where assigned.assignment_id = wanted.id and assigned.start_date <= wanted.last
        and (assigned.end_date is null or assigned.end_date >= wanted.first)) as schedules,
     (select coalesce(jsonb_agg(jsonb_build_object(${range('absence')},
          'typeName', absence.time_type_name) order by absence.start_date, absence.id), '[]')
      from absence
      where absence.assignment_id = wanted.id and absence.start_date <= wanted.last
        and absence.end_date >= wanted.first) as absences,
     (select coalesce(jsonb_agg(jsonb_build_object('date', holiday.date, 'name', holiday.name,
          'calendarCode', calendar.code) order by holiday.date), '[]')
      from holiday join holiday_calendar calendar on calendar.id = holiday.holiday_calendar_id
      where holiday.holiday_calendar_id = assignment.holiday_calendar_id
        and holiday.date between wanted.first and wanted.last) as holidays
   from ${wanted} as wanted (id, first, last)
   join assignment on assignment.id = wanted.id
   join position on position.id = assignment.position_id`;

export const readPlanRows = statement<
  PlanRow,
  {
    assignmentIds: readonly number[];
    startDates: readonly string[];
    endDates: readonly string[];
  }
>(
  'readPlanRows',
  selectPlanRows('unnest($assignmentIds::bigint[], $startDates::date[], $endDates::date[])'),
);

/** SQL for a `WorkSchedule` from a row of `work_schedule`. */
export const scheduleJson = `jsonb_build_object(
     'externalCode', external_code, 'externalName', external_name, 'days', days,
     'timeRecordingVariant', time_recording_variant,
     'individualWorkSchedule', individual_employee_id is not null,
     'individualWorkScheduleUserId', individual_employee_id,
     'customWorkScheduleInfo', custom_info, 'nonWorkingDay', non_working_day,
     'duration', jsonb_array_length(days)) ||
   case when color is null then '{}' else jsonb_build_object('workScheduleColor', color) end`;

export const readSchedules = statement<ScheduleRow, { ids: readonly number[] }>(
  'readSchedules',
  `select id, color, ${scheduleJson} as schedule
   from work_schedule where id = any($ids::bigint[])`,
);

/** The plans by assignment, with two statements in total; omits unknown assignments. */
export async function readPlans(
  database: Runner,
  wanted: readonly WantedDays[],
): Promise<Map<number, DescribedPlan>> {
  const rows = await database.run(readPlanRows, {
    assignmentIds: wanted.map(({ assignmentId }) => assignmentId),
    startDates: wanted.map(({ startDate }) => startDate),
    endDates: wanted.map(({ endDate }) => endDate),
  });
  const ids = schedulesOf(rows);
  const scheduleRows = ids.length === 0 ? [] : await database.run(readSchedules, { ids });
  const schedules = new Map(scheduleRows.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.assignmentId, toPlan(row, schedules)]));
}

/** Ids of the work schedules in plans. */
export function schedulesOf(rows: readonly Pick<PlanRow, 'schedules'>[]): number[] {
  return [...new Set(rows.flatMap((row) => row.schedules.map(({ scheduleId }) => scheduleId)))];
}

export function toPlan(row: PlanRow, schedules: ReadonlyMap<number, ScheduleRow>): DescribedPlan {
  return {
    ...row,
    schedules: row.schedules.flatMap(({ scheduleId, ...assigned }) => {
      const work = schedules.get(scheduleId);
      return work ? [{ ...assigned, schedule: work.schedule, color: work.color }] : [];
    }),
  };
}

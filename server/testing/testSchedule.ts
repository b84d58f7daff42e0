import type { Database } from '../database/database.ts';
import { sql } from './sql.ts';

const work = 'SCHEDULED_WORKING_TIME';

const days = [
  {
    dayNumber: 1,
    category: 'DAY_MODEL',
    workingMinutes: 480,
    customDurationBreak: null,
    segments: [
      { category: work, startTime: '08:00', endTime: '12:00', minuteDuration: 240 },
      {
        category: 'SCHEDULED_UNPAID_BREAK',
        startTime: '12:00',
        endTime: '12:30',
        minuteDuration: 30,
      },
      { category: work, startTime: '12:30', endTime: '16:30', minuteDuration: 240 },
    ],
  },
];

/** Every day from 08:00 to 16:30 with a break at noon, for the assignments, from 2026 on. */
export function assignDaySchedule(
  database: Database,
  assignmentIds: readonly number[],
): Promise<void> {
  return assign(database, assignmentIds, { id: 9001, code: 'DAY', days });
}

/**
 * Every day from one time to the other without a break, possibly until the next morning, from 2026
 * on.
 */
export function assignShiftSchedule(
  database: Database,
  assignmentIds: readonly number[],
  { id, startTime, endTime, workingMinutes }: TestScheduleDay,
): Promise<void> {
  const segment = { category: work, startTime, endTime, minuteDuration: workingMinutes };
  const [first] = days;
  const day = { ...first, workingMinutes, segments: [segment] };
  return assign(database, assignmentIds, { id, code: `${startTime}-${endTime}`, days: [day] });
}

interface TestScheduleDay {
  /** Of the schedule. */
  readonly id: number;
  /** `HH:mm` */
  readonly startTime: string;
  readonly endTime: string;
  readonly workingMinutes: number;
}

async function assign(
  database: Database,
  assignmentIds: readonly number[],
  schedule: { readonly id: number; readonly code: string; readonly days: readonly object[] },
): Promise<void> {
  await database.run(
    ...sql`insert into work_schedule
    (id, external_code, external_name, time_recording_variant, days)
    values (${schedule.id}, ${schedule.code}, ${schedule.code}, 'CLOCK',
      ${JSON.stringify(schedule.days)}::jsonb)`,
  );
  await database.run(
    ...sql`insert into assigned_schedule
    (assignment_id, work_schedule_id, start_date, first_day_number, is_temporary)
    select id, ${schedule.id}, '2026-01-01', 1, false
    from unnest(${[...assignmentIds]}::bigint[]) id`,
  );
}

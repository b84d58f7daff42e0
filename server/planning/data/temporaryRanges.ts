import type { DateRange, LocalDate } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';

/** A temporary row of `assigned_schedule`. */
export interface TemporaryRange {
  readonly id: number;
  /** Null if the company file gave none. */
  readonly code: string | null;
  readonly assignmentId: number;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly firstDayNumber: number;
  readonly schedule: {
    readonly id: number;
    readonly externalCode: string;
    readonly duration: number;
  };
}

const readRanges = statement<
  TemporaryRange,
  { assignmentIds: readonly number[]; startDates: readonly string[]; endDates: readonly string[] }
>(
  'readTemporaryRanges',
  `select assigned.id, assigned.code, assigned.assignment_id as "assignmentId",
     assigned.start_date as "startDate", assigned.end_date as "endDate",
     assigned.first_day_number as "firstDayNumber",
     jsonb_build_object('id', work.id, 'externalCode', work.external_code,
       'duration', jsonb_array_length(work.days)) as schedule
   from unnest($assignmentIds::bigint[], $startDates::date[], $endDates::date[]) as wanted (id, first, last)
   join assigned_schedule assigned on assigned.assignment_id = wanted.id
     and assigned.is_temporary and assigned.start_date <= wanted.last
     and (assigned.end_date is null or assigned.end_date >= wanted.first)
   join work_schedule work on work.id = assigned.work_schedule_id
   order by assigned.assignment_id, assigned.start_date, assigned.id`,
);

/** The temporary ranges that overlap the days of each assignment. */
export function readTemporaryRanges(
  database: Runner,
  wanted: readonly (DateRange & { readonly assignmentId: number })[],
): Promise<TemporaryRange[]> {
  return database.run(readRanges, {
    assignmentIds: wanted.map(({ assignmentId }) => assignmentId),
    startDates: wanted.map(({ startDate }) => startDate),
    endDates: wanted.map(({ endDate }) => endDate),
  });
}

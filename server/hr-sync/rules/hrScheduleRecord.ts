import type { LocalDate } from 'shared-contracts';
import type { HrScheduleRecord } from '../../hr-outbox/rules/hrSystem.ts';

/** A row of `schedule_outbox` with the codes that it refers to. */
export interface ScheduleFacts {
  readonly code: string;
  readonly revision: number;
  readonly operation: 'UPSERT' | 'DELETE';
  readonly assignment_id: number;
  readonly work_schedule_id: number;
  readonly start_date: LocalDate;
  readonly end_date: LocalDate | null;
  readonly first_day_number: number;
  readonly employee_number: string;
  readonly assignment_code: string;
  /** Null if the schedule no longer exists. */
  readonly schedule_code: string | null;
  readonly duration: number | null;
}

/**
 * The record of a temporary schedule for the external HR system. Deletes it if its schedule no
 * longer exists.
 */
export function hrScheduleRecord(facts: ScheduleFacts): HrScheduleRecord {
  const { code, revision, schedule_code: workSchedule, duration } = facts;
  const isThere = facts.operation === 'UPSERT' && workSchedule !== null && duration !== null;
  return {
    key: `${code}-${revision}`,
    code,
    operation: isThere ? 'UPSERT' : 'DELETE',
    employeeNumber: facts.employee_number,
    assignment: facts.assignment_code,
    schedule: isThere
      ? {
          workSchedule,
          startDate: facts.start_date,
          endDate: facts.end_date,
          firstDayNumber: facts.first_day_number,
          duration,
        }
      : null,
  };
}

import type { LocalDate } from 'shared-contracts';
import type { HrScheduleRecord } from '../../hr-outbox/rules/hrSystem.ts';

/** A row of `schedule_outbox` with the codes of what it names. */
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
  /** Null where the schedule is gone. */
  readonly schedule_code: string | null;
  readonly duration: number | null;
}

/** What the external HR system is told of a temporary schedule. One whose schedule is gone is deleted. */
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

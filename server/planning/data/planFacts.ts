import type { components, Instant, LocalDate } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';
import { variantsOf } from '../../people/data/personSql.ts';

/** The facts about an assignment that planning needs. */
export interface PlanFacts {
  readonly assignmentId: number;
  readonly employeeId: number;
  /** Full name. */
  readonly name: string;
  /** IANA time zone. */
  readonly timeZone: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly countryCode: string;
  /** By start date. */
  readonly variants: components['schemas']['Assignment']['assignedTimeRecordingVariants'];
  /** Number of changes to its plan; 0 if it was never changed. */
  readonly version: number;
  /** The full name of the last editor, and the time. */
  readonly changedBy: string | null;
  readonly changedAt: Instant | null;
}

export const readPlanFacts = statement<PlanFacts, { assignmentIds: readonly number[] }>(
  'readPlanFacts',
  `select assignment.id as "assignmentId", assignment.employee_id as "employeeId",
     employee.first_name || ' ' || employee.last_name as name, assignment.time_zone as "timeZone",
     assignment.start_date as "startDate", assignment.end_date as "endDate",
     assignment.country_code as "countryCode",
     ${variantsOf('assignment')} as variants,
     coalesce(plan.version, 0) as version,
     changer.first_name || ' ' || changer.last_name as "changedBy",
     plan.changed_at as "changedAt"
   from assignment
   join employee on employee.id = assignment.employee_id
   left join assignment_plan plan on plan.assignment_id = assignment.id
   left join employee changer on changer.id = plan.changed_by
   where assignment.id = any($assignmentIds::bigint[])`,
);

export const readHolidays = statement<
  {
    readonly assignmentId: number;
    readonly dates: readonly LocalDate[];
  },
  { ids: readonly number[]; first: string; last: string }
>(
  'readHolidaysOfAssignments',
  `select assignment.id as "assignmentId", jsonb_agg(holiday.date order by holiday.date) as dates
   from assignment
   join holiday on holiday.holiday_calendar_id = assignment.holiday_calendar_id
   where assignment.id = any($ids::bigint[]) and holiday.date between $first::date and $last::date
   group by assignment.id`,
);

const addPlans = statement<never, { assignmentIds: readonly number[] }>(
  'addAssignmentPlans',
  `insert into assignment_plan (assignment_id)
   select id from unnest($assignmentIds::bigint[]) id order by id on conflict do nothing`,
);

const lockRows = statement<{ assignment_id: number }, { assignmentIds: readonly number[] }>(
  'lockAssignmentPlans',
  `select assignment_id from assignment_plan where assignment_id = any($assignmentIds::bigint[])
   order by assignment_id for update`,
);

/** Locks the plans of these assignments until the transaction ends. */
export async function lockPlans(
  transaction: Runner,
  assignmentIds: readonly number[],
): Promise<void> {
  await transaction.run(addPlans, { assignmentIds });
  await transaction.run(lockRows, { assignmentIds });
}

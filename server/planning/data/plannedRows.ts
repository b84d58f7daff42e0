import { fold, localDay, rangesOverlap, type components, type FeatureInfo } from 'shared-contracts';
import { composed, statement, type Runner } from '../../database/statement.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { matchesPerson } from '../../people/data/matchesPerson.ts';
import { personOrder, variantsOf } from '../../people/data/personSql.ts';
import { variantOn } from '../../people/rules/variantOn.ts';
import { ofAssignment } from '../../shifts/data/assignmentFilter.ts';
import { queuedColumns, type QueuedSchedule } from './scheduleOutbox.ts';

type Schemas = components['schemas'];
type Filter = Schemas['PlannedRowsFilter'];
type Order = FeatureInfo['properties']['SUBORDINATE_ORDER'];

/** The columns of a board row that filter and order need. */
export interface FoundRow {
  readonly id: number;
  readonly timeZone: string;
  readonly variants: Schemas['Assignment']['assignedTimeRecordingVariants'];
}

const order = (by: Order) => personOrder[by].replaceAll('employee_id', 'employee.id');

/** Values: assignments, search, first and last day, and the values of `conditions`. */
function foundSql(by: Order, conditions: readonly string[]): string {
  return `select assignment.id, assignment.time_zone as "timeZone",
     ${variantsOf('assignment')} as variants
   from assignment join employee on employee.id = assignment.employee_id
   where assignment.id = any($1::bigint[]) and ${matchesPerson('$2')}
     and assignment.start_date <= $4::date
     and coalesce(assignment.end_date, 'infinity') >= $3::date
     ${conditions.map((condition) => `and ${condition}`).join('\n     ')}
   order by ${order(by)}, assignment.is_primary desc, assignment.id`;
}

const hasFailed = `exists (select from schedule_outbox failed
  where failed.assignment_id = assignment.id and failed.state = 'FAILED'
    and failed.start_date <= $4::date and coalesce(failed.end_date, 'infinity') >= $3::date)`;

/**
 * All assignments of the filter, on any page, that the manager manages on one of the days, in the
 * company's order of people. Groups must be resolved before.
 */
export async function findPlannedRows(
  database: Runner,
  managed: readonly ManagedAssignment[],
  { startDate, endDate, search = '', timeRecordingVariant: variant, failedOnly, ...filter }: Filter,
  by: Order,
  now: Date,
): Promise<FoundRow[]> {
  const window = { startDate, endDate };
  const ids = managed
    .filter(({ ranges }) =>
      ranges.some((range) =>
        rangesOverlap({ ...range, endDate: range.endDate ?? endDate }, window),
      ),
    )
    .map(({ assignmentId }) => assignmentId);
  const values: unknown[] = [ids, fold(search), startDate, endDate];
  const conditions = [
    ...ofAssignment(filter, (value, type) => `$${values.push(value)}::${type}`),
    ...(failedOnly === true ? [hasFailed] : []),
  ];
  const name = conditions.length === 0 ? `findPlannedRows ${by}` : '';
  const rows = await database.run(composed<FoundRow>(foundSql(by, conditions), name), values);
  if (variant === undefined) return rows;
  const at = now.toISOString();
  return rows.filter((row) => variantOn(row.variants, localDay(at, row.timeZone)) === variant);
}

interface PlannedRowDetails extends Pick<
  Schemas['PlannedRow'],
  | 'id'
  | 'employeeId'
  | 'employeeName'
  | 'employeeNumber'
  | 'description'
  | 'position'
  | 'timeZone'
  | 'currentWorkScheduleCode'
  | 'currentWorkScheduleName'
  | 'countryCode'
  | 'planVersion'
> {
  readonly variants: FoundRow['variants'];
}

/** In the order of the assignments. */
export const readRowDetails = statement<PlannedRowDetails, { ids: readonly number[]; now: Date }>(
  'readPlannedRows',
  `select assignment.id, employee.id as "employeeId",
     employee.first_name || ' ' || employee.last_name as "employeeName",
     employee.employee_number as "employeeNumber", assignment.description,
     jsonb_build_object('id', position.id, 'description', position.description) as position,
     assignment.time_zone as "timeZone", assignment.country_code as "countryCode",
     lasting.code as "currentWorkScheduleCode", lasting.name as "currentWorkScheduleName",
     coalesce(plan.version, 0) as "planVersion",
     ${variantsOf('assignment')} as variants
   from unnest($ids::bigint[]) with ordinality as wanted (id, place)
   join assignment on assignment.id = wanted.id
   join employee on employee.id = assignment.employee_id
   join position on position.id = assignment.position_id
   left join assignment_plan plan on plan.assignment_id = assignment.id
   left join lateral (
     select work.external_code as code, work.external_name as name
     from assigned_schedule assigned join work_schedule work on work.id = assigned.work_schedule_id
     where assigned.assignment_id = assignment.id and not assigned.is_temporary
       and assigned.start_date <= local_time($now::timestamptz, assignment.time_zone)::date
       and coalesce(assigned.end_date, 'infinity')
         >= local_time($now::timestamptz, assignment.time_zone)::date
     order by assigned.start_date desc, assigned.id desc limit 1) lasting on true
   order by wanted.place`,
);

/** Temporary schedules that the HR system rejected. */
export const readFailed = statement<
  QueuedSchedule,
  { assignmentIds: readonly number[]; startDate: string; endDate: string }
>(
  'readFailedSchedules',
  `select ${queuedColumns} from schedule_outbox queued
   where queued.assignment_id = any($assignmentIds::bigint[]) and queued.state = 'FAILED'
     and queued.start_date <= $endDate::date
     and coalesce(queued.end_date, 'infinity') >= $startDate::date
   order by queued.start_date, queued.code`,
);

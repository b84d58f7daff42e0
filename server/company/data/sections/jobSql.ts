import { managerAuthorities, type Authority } from 'shared-contracts';
import { authoritiesOn, hasAny, holdsAnywhere } from '../../../people/data/personSql.ts';
import { fullName, isNotErased, isOfCompany, lasts } from './entrySql.ts';

/** Whoever has one of them has time that is approved. */
const recording: readonly Authority[] = [
  'CAPTURE_TIME',
  'CAPTURE_CALL_BACK',
  'VIEW_TIME',
  'ADD_TIME',
];

/** SQL: whether `employee` may approve time and can log in. */
export const mayApprove = `(employee.closed_at is null and ${holdsAnywhere(managerAuthorities)})`;

/** SQL: how many assignments the person manages, today or later. */
export function managedJobs(employeeId: string): string {
  return `(select count(distinct managed.id)
    from manager_assignment range join assignment managed on managed.id = range.assignment_id
    where range.manager_id = ${employeeId} and managed.employee_id <> ${employeeId}
      and ${lasts('range.end_date')} and ${lasts('managed.end_date')})`;
}

/** SQL: whether the person with that number manages `assignment`, today or later. */
export function isManagedBy(number: string): string {
  return `exists (select from manager_assignment range
    join employee manager on manager.id = range.manager_id
    where range.assignment_id = assignment.id and manager.employee_number = ${number}
      and range.manager_id <> assignment.employee_id
      and ${lasts('range.end_date')})`;
}

/** SQL: the ranges of `assignment` in which somebody else may approve. */
const approvedRanges = `manager_assignment range join employee on employee.id = range.manager_id
  where range.assignment_id = assignment.id and range.manager_id <> assignment.employee_id
    and ${isNotErased('employee')} and ${mayApprove}`;

const firstDay = `greatest($today::date, assignment.start_date)`;

/**
 * SQL: the first day from `$today` on when nobody approves the time of `assignment`. Approval can
 * only be missing from its first day on, or after the end of a range.
 */
export const unmanagedFrom = `(select min(day) from (
    select ${firstDay} as day
    union all
    select range.end_date + 1 from manager_assignment range
    where range.assignment_id = assignment.id and range.end_date >= ${firstDay}) possible
  where day <= coalesce(assignment.end_date, 'infinity')
    and ${hasAny(authoritiesOn('assignment'), recording)}
    and not exists (select from ${approvedRanges}
      and day between range.start_date and coalesce(range.end_date, 'infinity')))`;

const managers = `(select json_agg(json_build_object('manager', employee.employee_number,
    'name', ${fullName()}, 'startDate', range.start_date, 'endDate', range.end_date)
    order by range.start_date, range.id)
  from ${approvedRanges} and ${lasts('range.end_date')})`;

const schedules = `(select json_agg(json_build_object(
    'code', case when ${isOfCompany('range.code')} and ${isOfCompany('external_code')}
      then range.code end,
    'workSchedule', external_code, 'name', external_name, 'startDate', range.start_date,
    'endDate', range.end_date,
    'firstDayNumber', (first_day_number - 1) % jsonb_array_length(days) + 1,
    'isTemporary', is_temporary, 'length', jsonb_array_length(days))
    order by range.start_date, range.id)
  from assigned_schedule range
  join work_schedule on work_schedule.id = range.work_schedule_id
  where range.assignment_id = assignment.id and ${lasts('range.end_date')})`;

const absences = `(select json_agg(json_build_object('code', code, 'timeTypeName', time_type_name,
    'startDate', absence.start_date, 'endDate', absence.end_date)
    order by absence.start_date, absence.id)
  from absence where absence.assignment_id = assignment.id and ${lasts('absence.end_date')})`;

const hasOpenShift = `exists (select from time_pair pair
  where pair.assignment_id = assignment.id and pair.clock_out is null and pair.is_latest
    and pair.deleted_at is null and not pair.is_correction)`;

/** SQL, JSON: what follows for an assignment from today on. */
export const jobFacts = `json_build_object('unmanagedFrom', ${unmanagedFrom},
  'hasOpenShift', ${hasOpenShift}, 'managers', coalesce(${managers}, '[]'),
  'schedules', coalesce(${schedules}, '[]'), 'absences', coalesce(${absences}, '[]'))`;

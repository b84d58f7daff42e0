import type { Authority, FeatureInfo } from 'shared-contracts';

/** SQL: whether a text contains the search text, normalized by `fold`. */
export function holds(text: string, search: string): string {
  return `strpos(fold(${text}), ${search}) > 0`;
}

/**
 * SQL: whether that is the user name of `employee`, ignoring case. For names from another system,
 * where `muller` and `müller` can be two people.
 */
export function isNamed(username: string): string {
  return `(fold(username) = fold(${username}) and ${caseless('username')} = ${caseless(username)})`;
}

/** SQL for a text that is compared without case, but with accents. */
export function caseless(text: string): string {
  return `lower(normalize(${text}, NFC) collate "und-x-icu")`;
}

/** SQL: alphabetical order, the same in every database. */
export function alphabetical(text: string): string {
  return `${text} collate "und-x-icu"`;
}

/** The order of people that the company chose. */
export const personOrder: Readonly<Record<FeatureInfo['properties']['SUBORDINATE_ORDER'], string>> =
  {
    lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`,
    employeeId: 'employee_number collate "C", employee_id',
  };

/** A name with single spaces inside and none around it. */
export function spaced(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}

/**
 * SQL for the authorities on an assignment: the assignment's own and its person's, without
 * duplicates (spec §6). For statements with that `assignment` and its `employee`; the only place
 * that combines them.
 */
export function authoritiesOn(assignment: string): string {
  return `(${assignment}.authorities || array(
    select unnest(employee.authorities) except select unnest(${assignment}.authorities) order by 1))`;
}

/** SQL: whether the list of authorities has any of these. */
export function hasAny(held: string, authorities: readonly Authority[]): string {
  return `${held} && '{${authorities.join()}}'`;
}

/**
 * SQL: whether `employee` has any of these on the person or on any assignment, past and future ones
 * included, so that it does not depend on the time.
 */
export function holdsAnywhere(authorities: readonly Authority[]): string {
  return `(${hasAny('employee.authorities', authorities)}
    or exists (select from assignment where assignment.employee_id = employee.id
      and ${hasAny('assignment.authorities', authorities)}))`;
}

/**
 * SQL: whether `employee` has a managing range that has not ended. Without the authority to approve
 * it does not count, but it counts again as soon as somebody gives it back.
 */
export const hasRange = `exists (select from manager_assignment range
  where range.manager_id = employee.id and coalesce(range.end_date, 'infinity') >= current_date)`;

/**
 * SQL: what decides who may open the account of `employee`: the authorities on the person and on
 * any assignment, past and future ones included, and that of a manager whose ranges go on.
 */
export const standing = `(employee.authorities || array(
    select unnest(assignment.authorities) from assignment
    where assignment.employee_id = employee.id)
  || case when ${hasRange} then array['APPROVE_TIME'] else '{}'::text[] end)`;

/** SQL for the time recording variants of an assignment: a JSON list by start date. */
export function variantsOf(assignment: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('timeRecordingVariant', variant.variant,
       'startDate', variant.start_date, 'endDate', variant.end_date) order by variant.start_date), '[]')
     from assignment_recording_variant variant where variant.assignment_id = ${assignment}.id)`;
}

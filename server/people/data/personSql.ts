import type { FeatureInfo } from 'shared-contracts';

/** Whether `employee` has the searched part in name or number; an empty one fits everybody. */
export function matchesPerson(search: string): string {
  return `(${search} = ''
    or strpos(${folded("employee.first_name || ' ' || employee.last_name")}, ${folded(search)}) > 0
    or strpos(${folded("employee.last_name || ' ' || employee.first_name")}, ${folded(search)}) > 0
    or strpos(${folded('employee.employee_number')}, ${folded(search)}) > 0)`;
}

/** The order of people that the company chose. */
export const personOrder: Readonly<Record<FeatureInfo['properties']['SUBORDINATE_ORDER'], string>> =
  {
    lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`,
    employeeId: 'employee_number collate "C", employee_id',
  };

/** SQL for a text without differences of case, in any language. */
export function folded(text: string): string {
  return `lower(${text} collate "und-x-icu")`;
}

/** What somebody searches for, with single spaces and none around. */
export function spaced(search: string): string {
  return search.trim().replaceAll(/\s+/g, ' ');
}

/**
 * SQL for the authorities on an assignment: those given to it and those given to its person, each
 * once (spec §6). For statements with that `assignment` and its `employee`; nothing else joins them.
 */
export function authoritiesOn(assignment: string): string {
  return `(${assignment}.authorities || array(
    select unnest(employee.authorities) except select unnest(${assignment}.authorities) order by 1))`;
}

/** SQL for how the time of an assignment is recorded and when: a json list, in order of its start. */
export function variantsOf(assignment: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('timeRecordingVariant', variant.variant,
       'startDate', variant.start_date, 'endDate', variant.end_date) order by variant.start_date), '[]')
     from assignment_recording_variant variant where variant.assignment_id = ${assignment}.id)`;
}

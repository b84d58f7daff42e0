import type { FeatureInfo } from 'shared-contracts';

/**
 * SQL: whether `employee` has the searched part, as `fold` makes it, in name or number. An empty one
 * fits everybody.
 */
export function matchesPerson(search: string): string {
  return `(${search} = '' or strpos(employee.searched, ${search}) > 0)`;
}

/** SQL: whether a text has the searched part, as `fold` makes it. */
export function holds(text: string, search: string): string {
  return `strpos(fold(${text}), ${search}) > 0`;
}

/**
 * SQL: whether that is the user name of `employee`, whatever its case. For names that another system
 * gives, where `muller` and `müller` may be two people.
 */
export function isNamed(username: string): string {
  return `(fold(username) = fold(${username}) and ${caseless('username')} = ${caseless(username)})`;
}

/** SQL for a text whose case does not matter while its accents do. */
export function caseless(text: string): string {
  return `lower(normalize(${text}, NFC) collate "und-x-icu")`;
}

/** SQL: texts in the order of the alphabet, the same in every database. */
export function alphabetical(text: string): string {
  return `${text} collate "und-x-icu"`;
}

/** The order of people that the company chose. */
export const personOrder: Readonly<Record<FeatureInfo['properties']['SUBORDINATE_ORDER'], string>> =
  {
    lastName: `last_name collate "und-x-icu", first_name collate "und-x-icu", employee_id`,
    employeeId: 'employee_number collate "C", employee_id',
  };

/** A name with single spaces and none around. */
export function spaced(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
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

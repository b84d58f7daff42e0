/**
 * SQL for the authorities on an assignment: those given to it and those given to its person, each
 * once (spec §6). For statements with that `assignment` and its `employee`; nothing else joins them.
 */
export function authoritiesOn(assignment: string): string {
  return `(${assignment}.authorities || array(
    select unnest(employee.authorities) except select unnest(${assignment}.authorities) order by 1))`;
}

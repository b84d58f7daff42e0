import { ownPrefix } from '../../../hr-outbox/rules/ownPrefix.ts';

/** One entry of a section of the company file, as `entryOf` selects it. */
export interface Entry<Shape> {
  readonly entry: Shape;
}

/** SQL for an entry from `'name', value` pairs; leaves out the fields without a value. */
export function entryOf(fields: string): string {
  return `json_strip_nulls(json_build_object(${fields})) as entry`;
}

/** SQL: the same order in every database. */
export function byCode(code: string): string {
  return `${code} collate "C"`;
}

/** SQL: the codes that a table `<owner>_<named>` links to the owner's row; null for none. */
export function linkedCodes(owner: string, named: string, link = `${owner}_${named}`): string {
  return `(select json_agg(${named}.code order by ${byCode(`${named}.code`)})
    from ${link} link join ${named} on ${named}.id = link.${named}_id
    where link.${owner}_id = ${owner}.id)`;
}

/**
 * SQL: whether nobody has erased the person or the assignment. The code of an erased one is its id
 * here, which is another person's in another database.
 */
export function isNotErased(table: 'employee' | 'assignment'): string {
  const code = table === 'employee' ? 'employee_number' : 'code';
  return `${table}.${code} <> 'erased-' || ${table}.id`;
}

/** SQL for the `about` of an entry's facts. Each row is a `select` of its section, code and name. */
export function aboutRows(...rows: readonly string[]): string {
  return `(select json_agg(json_build_object('section', section, 'code', code, 'name', name))
    from (${rows.join(' union all ')}) about(section, code, name) where code is not null)`;
}

/** SQL: whether a range of days contains `$today` or begins later. */
export function lasts(endDate: string): string {
  return `coalesce(${endDate}, 'infinity') >= $today`;
}

/** SQL: the states of a range of days on `$today`. */
export function statesOfDays(startDate: string, endDate: string) {
  return {
    CURRENT: `${startDate} <= $today and ${lasts(endDate)}`,
    COMING: `${startDate} > $today`,
    ENDED: `${endDate} < $today`,
  };
}

/** SQL: what a person is called. */
export function fullName(employee = 'employee'): string {
  return `concat_ws(' ', ${employee}.first_name, ${employee}.last_name)`;
}

/**
 * SQL: whether a company file may use the code. What managers plan here has codes of its own, or
 * none: an import refuses those, and under another code it would add a second one beside it.
 */
export function isOfCompany(code: string): string {
  return `${code} not like '${ownPrefix}%'`;
}

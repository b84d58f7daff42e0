/**
 * SQL: whether the name or number of `employee` contains the search text, normalized by `fold`. An
 * empty text matches everybody.
 */
export function matchesPerson(search: string): string {
  return `(${search} = '' or strpos(employee.searched, ${search}) > 0)`;
}

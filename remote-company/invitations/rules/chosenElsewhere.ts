/** The most people whom another page chooses: their ids fit into an address. */
export const mostChosenElsewhere = 200;

/** The part of an address after `?` that chooses people on the page Invitations. */
export function choosing(employeeIds: readonly number[]): string {
  return `employees=${employeeIds.join(',')}`;
}

/** The people whom an address chooses; null if it chooses nobody. */
export function chosenElsewhere(search: string): readonly number[] | null {
  const ids = (new URLSearchParams(search).get('employees') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, mostChosenElsewhere)
    .map(Number);
  return ids.length === 0 ? null : ids;
}

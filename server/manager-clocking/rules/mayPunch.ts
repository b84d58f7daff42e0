import { covers, type DateBounds } from '../../people/rules/isActiveAt.ts';

/**
 * Whether a manager decides on a shift of the assignment: its local day lies in one of the manager's
 * ranges. Undefined is an assignment that the manager does not manage now.
 */
export function mayPunch(
  managed: { readonly ranges: readonly DateBounds[] } | undefined,
  { start_date: date }: { readonly start_date: string },
): boolean {
  return managed?.ranges.some((range) => covers(range, date)) === true;
}

import { covers, type DateBounds } from './isActiveAt.ts';

/** Whether a manager decides on time of that day; false for an assignment that is not managed. */
export function decidesOn(
  managed: { readonly ranges: readonly DateBounds[] } | undefined,
  date: string,
): boolean {
  return managed?.ranges.some((range) => covers(range, date)) === true;
}

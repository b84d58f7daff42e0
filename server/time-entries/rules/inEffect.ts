import type { Shift } from './timePairRow.ts';

/** The shift with the segments that are in effect, in the order of their start. */
export function inEffect<Kept extends Pick<Shift, 'segments'>>(shift: Kept): Kept {
  const segments = shift.segments
    .filter(({ deleted_at: deleted }) => deleted === null)
    .toSorted((a, b) => a.clock_in.localeCompare(b.clock_in));
  return { ...shift, segments };
}

import type { ShiftChange } from './shiftChange.ts';
import type { Shift } from './timePairRow.ts';

/** Writes, changes or clears (null) one of the two comments of a shift. */
export function changeComment(
  shift: Shift,
  isClockIn: boolean,
  comment: string | null,
): ShiftChange {
  const changed = isClockIn ? { clock_in_comment: comment } : { clock_out_comment: comment };
  const after = { ...shift, pair: { ...shift.pair, ...changed } };
  return { action: 'COMMENTED', before: shift, after };
}

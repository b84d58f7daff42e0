import { countsAsApproved } from '../../approvals/rules/decide.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ShiftToChange } from '../data/shiftToChange.ts';

/**
 * Refuses what is still open, and own time that a manager has approved: its hours are the manager's
 * to change (STATUS_NOT_ALLOWED).
 */
export function requireAdjustable(
  { shift: { pair }, employeeId }: ShiftToChange,
  readerId: number,
): void {
  const isDecided = employeeId === readerId && countsAsApproved(pair.status);
  if (pair.clock_out === null || isDecided) throw new Refusal('STATUS_NOT_ALLOWED');
}

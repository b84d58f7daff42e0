import { readOverlaps } from '../../approvals/data/overlaps.ts';
import { countsAsApproved } from '../../approvals/rules/decide.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ShiftChange } from '../rules/shiftChange.ts';

/**
 * Refuses a change of segments that would approve a correction beside approved time that it overlaps
 * (STATUS_NOT_ALLOWED): the hours would count twice.
 */
export async function requireSoleApproval(
  database: Database,
  { before, after }: ShiftChange,
): Promise<void> {
  if (before === null || countsAsApproved(before.pair.status)) return;
  if (!countsAsApproved(after.pair.status)) return;
  const overlaps = (await readOverlaps(database, [before.pair.id])).get(before.pair.id) ?? [];
  if (overlaps.some(({ status }) => countsAsApproved(status))) {
    throw new Refusal('STATUS_NOT_ALLOWED');
  }
}

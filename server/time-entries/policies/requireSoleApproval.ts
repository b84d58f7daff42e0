import { readOverlaps } from '../../shifts/data/overlaps.ts';
import { countsAsApproved } from '../../shifts/rules/timePairRow.ts';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';

/**
 * Refuses a change of segments that would approve a correction together with approved time that it
 * overlaps (STATUS_NOT_ALLOWED): the hours would count twice.
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

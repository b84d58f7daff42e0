import { Refusal } from '../../http/refusal.ts';
import type { Shift } from '../../time-entries/rules/timePairRow.ts';

/** Refuses versions that are not the latest, and what was deleted (spec §8). */
export function requireLatest({ pair }: Shift): void {
  if (!pair.is_latest) throw new Refusal('SHIFT_ALREADY_CORRECTED');
  if (pair.deleted_at !== null) throw new Refusal('SHIFT_ALREADY_DELETED');
}

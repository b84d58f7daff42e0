import { countsInSums } from 'shared-contracts';
import type { TimePairRow } from './timePairRow.ts';

/**
 * Whether an entry is worked time of its day: it has ended, is in effect and is not a pending
 * correction.
 */
export function countsInDay(
  pair: Pick<TimePairRow, 'clock_out' | 'status' | 'is_correction'>,
): boolean {
  const { clock_out: end, status, is_correction: isCorrection } = pair;
  return end !== null && countsInSums({ status, isCorrection });
}

import type { components } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];

/** Whether the entry is going on: a shift without its clock-out that is not a correction. */
export function isRunning({ clockOut, isCorrection, deletedDate }: TimePair): boolean {
  return clockOut === null && !isCorrection && deletedDate === null;
}

/** What the badge of a row says: what goes on, else the approval status (spec §4). */
export function rowStatus(pair: TimePair) {
  if (!isRunning(pair)) return pair.status;
  return pair.isSegmentPairActive ? 'ON_BREAK' : 'RUNNING';
}

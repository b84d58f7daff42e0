import type { ErrorCode } from 'shared-contracts';

const notLatestCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'SEGMENT_ADD_WHEN_SHIFT_CORRECTED',
  'SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED',
  'SEGMENT_CORRECTION_WHEN_SHIFT_DELETED',
  'SEGMENT_ALREADY_CORRECTED',
  'DELETE_SHIFT_CORRECTED',
  'SHIFT_ALREADY_DELETED',
  'SHIFT_ALREADY_CORRECTED',
  'ALREADY_DELETED',
]);

/**
 * Whether a refusal means that somebody else changed the entry first, so that it can be refreshed
 * (spec §8).
 */
export function isNotLatest(code: string): boolean {
  return notLatestCodes.has(code);
}

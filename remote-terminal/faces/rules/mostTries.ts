import type { ApiFailure } from 'shared-contracts';

/** Attempts for a person who is not captured properly (spec §9). */
export const triesOfCapture = 5;
/** Fewer, so that repeated attempts cannot match another person. */
const triesOfUnknown = 2;

const ofNoUse = new Set<ApiFailure['code']>([
  'CAPTURE_ENDED',
  'NO_FACE',
  'SEVERAL_FACES',
  'FACE_TOO_SMALL',
  'FACE_BLURRED',
  'FACE_TOO_DARK',
  'FACE_TOO_BRIGHT',
  'FACE_NOT_LIVE',
]);

/**
 * The maximum number of captures after such a refusal, earlier ones included; 1 if a retry cannot
 * help.
 */
export function mostTries({ code }: Pick<ApiFailure, 'code'>): number {
  if (code === 'FACE_UNKNOWN') return triesOfUnknown;
  return ofNoUse.has(code) ? triesOfCapture : 1;
}

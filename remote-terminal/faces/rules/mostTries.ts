import type { ApiFailure } from 'shared-contracts';

/** Captures that somebody gets who is not seen as they should be (spec §9). */
export const triesOfCapture = 5;
/** Nobody is taken for somebody else because they tried often. */
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

/** How many captures there are after such a refusal, those before it counted; 1 where none would help. */
export function mostTries({ code }: Pick<ApiFailure, 'code'>): number {
  if (code === 'FACE_UNKNOWN') return triesOfUnknown;
  return ofNoUse.has(code) ? triesOfCapture : 1;
}

import type { ApiFailure } from 'shared-contracts';

/** Captures that somebody gets before the wall goes back to waiting (spec §5). */
const mostAttempts = 5;

const another = new Set<ApiFailure['code']>([
  'CAPTURE_ENDED',
  'NO_FACE',
  'SEVERAL_FACES',
  'FACE_TOO_SMALL',
  'FACE_BLURRED',
  'FACE_TOO_DARK',
  'FACE_TOO_BRIGHT',
  'FACE_NOT_LIVE',
]);

/** Whether another capture may help: what the camera saw was of no use, or the turns were not seen. */
export function mayTryAgain({ code }: Pick<ApiFailure, 'code'>, attempts: number): boolean {
  if (attempts >= mostAttempts) return false;
  // Nobody is taken for somebody else because they tried often.
  return another.has(code) || (code === 'FACE_UNKNOWN' && attempts < 2);
}

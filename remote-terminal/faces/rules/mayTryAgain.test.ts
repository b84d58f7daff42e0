import { expect, test } from 'vitest';
import { mayTryAgain } from './mayTryAgain.ts';

test.each([
  ['NO_FACE', 1, true],
  ['FACE_NOT_LIVE', 4, true],
  ['FACE_NOT_LIVE', 5, false],
  ['FACE_UNKNOWN', 1, true],
  ['FACE_UNKNOWN', 2, false],
  ['NO_RESPONSE', 1, false],
  ['NOTHING_TO_CLOCK', 1, false],
] as const)('after %s at attempt %i: %s', (code, attempts, again) => {
  expect(mayTryAgain({ code }, attempts)).toBe(again);
});

import { expect, test } from 'vitest';
import { mostTries } from './mostTries.ts';

test.each([
  ['NO_FACE', 5],
  ['FACE_NOT_LIVE', 5],
  ['FACE_UNKNOWN', 2],
  ['TOO_MANY_REQUESTS', 1],
  ['NOTHING_TO_CLOCK', 1],
] as const)('after %s there are %i tries', (code, most) => {
  expect(mostTries({ code })).toBe(most);
});

import { expect, it } from 'vitest';
import { emptyFrame, frameOf } from '../../faces/testing/faceFrames.ts';
import { faceFault, fittingSize, pictureFault } from './pictureFault.ts';

it('takes jpg, jpeg and png, and nothing else', () => {
  expect(pictureFault({ type: 'image/jpeg' })).toBeNull();
  expect(pictureFault({ type: 'image/png' })).toBeNull();
  expect(pictureFault({ type: 'image/svg+xml' })).toBe('KIND');
  expect(pictureFault({ type: '' })).toBe('KIND');
});

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [20_000, 1, 1600, 1],
])('a picture of %i × %i that is too large becomes %i × %i', (width, height, fitting, high) => {
  expect(fittingSize({ width, height })).toEqual({ width: fitting, height: high });
});

it.each([
  ['one face from the front', frameOf(), null],
  ['one at the edge, small in a large room', frameOf({ width: 82, x: 10 }), null],
  ['nobody', emptyFrame, 'NOBODY'],
  ['two people', { ...frameOf(), faces: [...frameOf().faces, ...frameOf().faces] }, 'SEVERAL'],
  ['one too small', frameOf({ width: 70 }), 'CLOSER'],
  ['one in the dark', frameOf({ brightness: 30 }), 'DARK'],
  ['one against the light', frameOf({ brightness: 230 }), 'BRIGHT'],
  ['a blurred one', frameOf({ sharpness: 30 }), 'STILL'],
] as const)('says of a picture with %s what is wrong', (_what, frame, fault) => {
  expect(faceFault(frame)).toBe(fault);
});

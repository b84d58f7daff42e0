import { expect, it } from 'vitest';
import { emptyFrame, frameOf } from '../../faces/testing/faceFrames.ts';
import { faceFault, largestPicture, pictureFault } from './pictureFault.ts';

it('takes jpg, jpeg and png up to 1 MB, and nothing else', () => {
  expect(pictureFault({ type: 'image/jpeg', size: largestPicture })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: 1 })).toBeNull();
  expect(pictureFault({ type: 'image/png', size: largestPicture + 1 })).toBe('SIZE');
  expect(pictureFault({ type: 'image/svg+xml', size: 1 })).toBe('KIND');
  expect(pictureFault({ type: '', size: 1 })).toBe('KIND');
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

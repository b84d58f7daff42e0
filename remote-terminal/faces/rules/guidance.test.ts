import { expect, test } from 'vitest';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import { guidanceOf } from './guidance.ts';

const face = frameOf();
const another = (width: number) => ({
  ...face,
  faces: [...face.faces, { x: 0, y: 0, width, height: width, turn: 0.5 }],
});

test.each([
  ['a face as it should be', face, null],
  ['nobody', emptyFrame, 'NOBODY'],
  ['a dark room', { ...emptyFrame, brightness: 20 }, 'DARK'],
  ['somebody beside', another(200), 'SEVERAL'],
  ['somebody far behind', another(100), null],
  ['a face far away', frameOf({ width: 90, x: 355 }), 'CLOSER'],
  ['a face at the edge', frameOf({ x: 0 }), 'CENTRE'],
  ['a face in the dark', frameOf({ brightness: 30 }), 'DARK'],
  ['a face before the sun', frameOf({ brightness: 230 }), 'BRIGHT'],
  ['a face that moves', frameOf({ sharpness: 10 }), 'STILL'],
] as const)('%s', (_what, frame, guidance) => {
  expect(guidanceOf(frame)).toBe(guidance);
});

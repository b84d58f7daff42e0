import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFrame, frameOf } from '../../faces/testing/faceFrames.ts';
import { noPresence, seePresence, wakes } from './presence.ts';

const near = frameOf();
const passing = frameOf({ width: 60 });
const after = (frames: readonly (typeof near)[], isArmed = true) =>
  frames.reduce(seePresence, noPresence(isArmed));

test('somebody who stands there wakes the wall, somebody who passes by does not', () => {
  expect(wakes(after([near]))).toBe(false);
  expect(wakes(after([near, near]))).toBe(true);
  expect(wakes(after([near, emptyFrame, near]))).toBe(false);
  expect(wakes(after([passing, passing, passing]))).toBe(false);
});

test('whoever was served wakes it again only after the place was empty', () => {
  expect(wakes(after([near, near, near, near], false))).toBe(false);
  expect(wakes(after([near, emptyFrame, near, near], false))).toBe(true);
});

test('the next in a queue takes the place without leaving it empty', () => {
  const next = frameOf({ x: 20 });
  expect(wakes(after([near, near, next], false))).toBe(true);
});

test('whatever was seen before, an empty place wakes nothing and the next two frames do', () => {
  const frames = fc.array(fc.constantFrom(near, passing, emptyFrame, frameOf({ x: 20 })));
  fc.assert(
    fc.property(frames, fc.boolean(), (before, isArmed) => {
      expect(wakes(after([...before, emptyFrame], isArmed))).toBe(false);
      expect(wakes(after([...before, emptyFrame, near, near], isArmed))).toBe(true);
    }),
  );
});

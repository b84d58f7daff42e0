import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFrame, frameOf } from '../../faces/testing/faceFrames.ts';
import { begun, noPresence, seePresence, wakes } from './presence.ts';

const near = frameOf();
const passing = frameOf({ width: 60 });
const after = (frames: readonly (typeof near)[], from = noPresence) =>
  frames.reduce(seePresence, from);
const looks = (count: number) => Array.from({ length: count }, () => near);
const tried = begun(noPresence, 'TRIED');
const served = begun(noPresence, 'SERVED');

test('somebody who stands there wakes the wall, somebody who passes by does not', () => {
  expect(wakes(after([near]))).toBe(false);
  expect(wakes(after([near, near]))).toBe(true);
  expect(wakes(after([near, emptyFrame, near]))).toBe(false);
  expect(wakes(after([passing, passing, passing]))).toBe(false);
});

test('whoever was not recognised and stays may try again after five seconds', () => {
  expect(wakes(after(looks(9), tried))).toBe(false);
  expect(wakes(after(looks(10), tried))).toBe(true);
});

test('whoever was served is left alone for longer', () => {
  expect(wakes(after(looks(39), served))).toBe(false);
  expect(wakes(after(looks(40), served))).toBe(true);
  expect(wakes(after([near, emptyFrame, near, near], served))).toBe(true);
});

test('the next in a queue takes the place without leaving it empty', () => {
  for (const next of [frameOf({ x: 120 }), frameOf({ width: 360, x: 220 })])
    expect(wakes(after([near, near, next], served))).toBe(true);
});

test('who only stands there is asked three times, and the next one is asked again', () => {
  let presence = noPresence;
  let count = 0;
  for (const look of looks(500)) {
    presence = seePresence(presence, look);
    if (!wakes(presence)) continue;
    count += 1;
    presence = begun(begun(presence, 'WOKEN'), 'TRIED');
  }
  expect(count).toBe(3);
  expect(wakes(after([frameOf({ x: 20 })], presence))).toBe(true);
});

test('whatever was seen before, an empty place wakes nothing and the next two looks do', () => {
  const frames = fc.array(fc.constantFrom(near, passing, emptyFrame, frameOf({ x: 20 })));
  fc.assert(
    fc.property(frames, fc.constantFrom(noPresence, tried, served), (before, from) => {
      expect(wakes(after([...before, emptyFrame], from))).toBe(false);
      expect(wakes(after([...before, emptyFrame, near, near], from))).toBe(true);
    }),
  );
});

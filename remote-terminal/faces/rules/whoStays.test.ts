import { expect, test } from 'vitest';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import { nobodySeen, seeWhoStays } from './whoStays.ts';

const face = frameOf();
const after = (...frames: readonly (typeof face)[]) =>
  frames.reduce(seeWhoStays, nobodySeen).became;
const empty = (looks: number) => Array.from({ length: looks }, () => emptyFrame);

test('whoever stays is nobody new, also where one look has missed them', () => {
  expect(after(face, frameOf({ x: 300 }), frameOf({ width: 280 }))).toBeNull();
  expect(after(face, emptyFrame, face)).toBeNull();
});

test('whoever leaves has gone after three seconds', () => {
  expect(after(face, ...empty(5))).toBeNull();
  expect(after(face, ...empty(6))).toBe('GONE');
});

test('whoever was never seen has not gone', () => {
  expect(after(...empty(30))).toBeNull();
});

test('the next one may stand elsewhere, nearer, or come to the empty place', () => {
  expect(after(face, frameOf({ x: 120 }))).toBe('ANOTHER');
  expect(after(face, frameOf({ width: 360 }))).toBe('ANOTHER');
  expect(after(frameOf({ width: 360 }), face)).toBe('ANOTHER');
  expect(after(face, ...empty(2), face)).toBe('ANOTHER');
  expect(after(...empty(2), face)).toBe('ANOTHER');
});

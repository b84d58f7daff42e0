import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import type { FaceTurn } from './capturePrompt.ts';
import { judgeStraight, judgeTurn, median, type LookJudgement } from './steadyLook.ts';

const start: LookJudgement = { recent: [], guidance: null, reached: null };
const straight = (turns: readonly number[], baseline: number | null = null) =>
  turns.reduce((last, turn) => judgeStraight(last.recent, frameOf({ turn }), baseline), start);
const turned = (turns: readonly number[], turn: FaceTurn, baseline = 0.5) =>
  turns.reduce(
    (last, each) =>
      judgeTurn(last.recent, frameOf({ turn: each }), { turn, baseline, threshold: 0.08 }),
    start,
  );

test('straight ahead is reached when it was held, and in the middle of the frames', () => {
  expect(straight([0.52, 0.51, 0.53]).reached).toBeNull();
  expect(straight([0.52, 0.51, 0.53, 0.52]).reached).toBeCloseTo(0.52);
});

test('a frame without a face begins the look anew', () => {
  const held = straight([0.5, 0.5, 0.5]);
  const lost = judgeStraight(held.recent, emptyFrame, null);
  expect(lost).toEqual({ recent: [], guidance: 'NOBODY', reached: null });
});

test('who looks aside is asked to look into the camera', () => {
  expect(straight([0.7])).toEqual({ recent: [], guidance: 'STRAIGHT', reached: null });
});

test('a head on its way back from a turn is not yet straight ahead', () => {
  expect(straight([0.596, 0.596, 0.571, 0.571], 0.477)).toMatchObject({ guidance: 'STRAIGHT' });
  expect(straight([0.513, 0.513, 0.477, 0.477], 0.477).reached).toBeCloseTo(0.495);
});

test('a turn counts from how the person looks straight ahead', () => {
  const held = [0.6, 0.6, 0.6, 0.6];
  expect(turned(held, 'LEFT', 0.4).reached).toBeCloseTo(0.6);
  expect(turned(held, 'LEFT', 0.55).reached).toBeNull();
});

test('one frame that jumps decides nothing', () => {
  expect(turned([0.5, 0.5, 0.5, 0.95], 'LEFT').reached).toBeNull();
});

const ratio = fc.double({ min: 0.1, max: 0.9, noNaN: true });
const turns = fc.array(ratio, { minLength: 4, maxLength: 12 });
const baseline = fc.double({ min: 0.39, max: 0.61, noNaN: true });

test('no frames are a turn to both sides', () => {
  fc.assert(
    fc.property(turns, baseline, (each, from) => {
      const reached = (['LEFT', 'RIGHT'] as const).filter(
        (turn) => turned(each, turn, from).reached !== null,
      );
      expect(reached.length).toBeLessThan(2);
    }),
  );
});

test('whoever stays within the threshold has not turned', () => {
  const still = fc.array(fc.double({ min: -0.08, max: 0.08, noNaN: true }), { maxLength: 20 });
  fc.assert(
    fc.property(still, baseline, fc.constantFrom('LEFT', 'RIGHT'), (changes, from, turn) => {
      const each = changes.map((change) => from + change);
      expect(turned(each, turn, from).reached).toBeNull();
    }),
  );
});

test('a mirrored face turns to the other side', () => {
  fc.assert(
    fc.property(turns, baseline, (each, from) => {
      const mirrored = turned(
        each.map((turn) => 1 - turn),
        'RIGHT',
        1 - from,
      );
      const { reached } = turned(each, 'LEFT', from);
      if (reached === null) expect(mirrored.reached).toBeNull();
      else expect(mirrored.reached).toBeCloseTo(1 - reached);
    }),
  );
});

test('the median lies within its values', () => {
  fc.assert(
    fc.property(fc.array(ratio, { minLength: 1 }), (values) => {
      expect(median(values)).toBeGreaterThanOrEqual(Math.min(...values));
      expect(median(values)).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

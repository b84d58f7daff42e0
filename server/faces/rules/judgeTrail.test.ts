import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeTrail, type TrailLook } from './judgeTrail.ts';

const box = { x: 50, y: 50, width: 80, height: 80 };
const lookOf = (turn: number, x = box.x): TrailLook => ({ box: { ...box, x }, turn });
const ends = { straight: 0.5, turned: 0.7 };

test('A head that turns passes, whatever its pace from tile to tile', () => {
  const share = fc.double({ min: 0, max: 0.59, noNaN: true });
  fc.assert(
    fc.property(share, share, (one, two) => {
      // Three steps of less than 0.6 that make up the whole turn.
      const third = 1 - one - two;
      fc.pre(third >= 0 && third <= 0.59);
      const turns = [0, 0, one, one + two, 1, 1].map((done) => 0.5 + 0.2 * done);
      expect(
        judgeTrail(
          turns.map((turn) => lookOf(turn)),
          ends,
        ),
      ).toBeNull();
    }),
  );
});

test('Two photographs, one after the other, are no turn', () => {
  const cut = [0.5, 0.5, 0.51, 0.7, 0.7, 0.7].map((turn) => lookOf(turn));
  expect(judgeTrail(cut, ends)).toBe('CUT');
});

test('A face that jumps or grows between two tiles is another picture', () => {
  const turns = [0.5, 0.54, 0.58, 0.62, 0.66, 0.7];
  expect(
    judgeTrail(
      turns.map((turn, index) => lookOf(turn, index < 3 ? 50 : 90)),
      ends,
    ),
  ).toBe('CUT');
  const near = { ...box, width: 120, height: 120, x: 30, y: 30 };
  expect(
    judgeTrail(
      turns.map((turn, index) => ({ box: index < 3 ? box : near, turn })),
      ends,
    ),
  ).toBe('CUT');
});

test('The tiles lead from the straight picture to the turned one', () => {
  const still = Array.from({ length: 6 }, () => lookOf(0.5));
  expect(judgeTrail(still, ends)).toBe('OTHER_PATH');
  const back = [0.7, 0.66, 0.62, 0.58, 0.54, 0.5].map((turn) => lookOf(turn));
  expect(judgeTrail(back, ends)).toBe('OTHER_PATH');
});

test('One tile without a face is forgiven, not two, and not at the ends', () => {
  const turns = [0.5, 0.54, 0.58, 0.62, 0.66, 0.7].map((turn) => lookOf(turn));
  expect(judgeTrail(turns.with(2, null), ends)).toBeNull();
  expect(judgeTrail(turns.with(2, null).with(3, null), ends)).toBe('NOT_SEEN');
  expect(judgeTrail(turns.with(0, null), ends)).toBe('NOT_SEEN');
  expect(judgeTrail([], ends)).toBe('NOT_SEEN');
});

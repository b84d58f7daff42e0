import fc from 'fast-check';
import { toInstant } from 'shared-contracts';
import { expect, it } from 'vitest';
import { breakSegment, openPair, punch } from 'shared-contracts/testing/timePair.ts';
import { dayShares } from './dayShares.ts';

const start = Date.UTC(2026, 10, 19, 5);
const at = (minutes: number) => toInstant(start + minutes * 60_000);
const planned = {
  date: '2026-11-19',
  name: 'Early shift',
  start: at(0),
  end: at(510),
  breakSeconds: 1800,
};

it('fills the scheduled shift as it goes', () => {
  const [share] = dayShares([openPair(at(0))], planned, at(255));
  expect(share).toEqual({ kind: 'work', from: 0, to: 0.5, isOpen: true });
});

it('lasts eight hours without a schedule', () => {
  const [share] = dayShares([openPair(at(0))], null, at(120));
  expect(share?.to).toBe(0.25);
});

it('leaves the time before a late clock-in and between two clockings free', () => {
  const first = openPair(at(51), { clockOut: punch(at(102)) });
  const second = openPair(at(204));
  const shares = dayShares([first, second], planned, at(255));
  expect(shares.map(({ from, to }) => [from, to])).toEqual([
    [0.1, 0.2],
    [0.4, 0.5],
  ]);
});

it('never leaves the ring, however early, late or long', () => {
  const minutes = fc.integer({ min: -300, max: 900 });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 1500 }), fc.boolean(), (late, long, isPlan) => {
      const pair = openPair(at(late), {
        segmentTimePairs: [breakSegment(at(late + long / 3), at(late + long / 2))],
      });
      const shares = dayShares([pair], isPlan ? planned : null, at(late + long));
      for (const { from, to } of shares) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1);
        expect(to).toBeGreaterThanOrEqual(from);
      }
    }),
  );
});

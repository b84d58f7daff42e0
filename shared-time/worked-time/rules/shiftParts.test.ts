import fc from 'fast-check';
import { toInstant, workedSeconds } from 'shared-contracts';
import { expect, it } from 'vitest';
import { breakSegment, openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { breakSeconds, shiftParts } from './shiftParts.ts';

const start = Date.UTC(2026, 10, 19, 5);
const at = (minutes: number) => toInstant(start + minutes * 60_000);

it('tells work and breaks of an ended shift in turn', () => {
  const parts = shiftParts(timePair(), at(0));
  expect(parts.map(({ kind }) => kind)).toEqual(['work', 'break', 'work']);
  expect(breakSeconds(parts)).toBe(28 * 60);
});

it('ends with the break that is going on', () => {
  const pair = openPair(at(0), { segmentTimePairs: [breakSegment(at(60), null)] });
  expect(shiftParts(pair, at(75))).toEqual([
    { kind: 'work', from: start, to: start + 3_600_000, isOpen: false },
    { kind: 'break', from: start + 3_600_000, to: start + 4_500_000, isOpen: true },
  ]);
});

it('adds the breaks as they are shown beside their times', () => {
  const seconds = (second: number) => toInstant(start + second * 1000);
  const breaks = [
    breakSegment(seconds(650), seconds(730)),
    breakSegment(seconds(1250), seconds(1330)),
  ];
  const pair = openPair(at(0), { segmentTimePairs: breaks });
  expect(breakSeconds(shiftParts(pair, at(60)))).toBe(2 * 120);
});

it('leaves out breaks that were discarded', () => {
  const discarded = { ...breakSegment(at(60), at(61)), deletedDate: at(61) };
  const parts = shiftParts(openPair(at(0), { segmentTimePairs: [discarded] }), at(75));
  expect(parts).toEqual([{ kind: 'work', from: start, to: start + 4_500_000, isOpen: true }]);
});

it('follows one part after the other and agrees with the timer', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(lengths, fc.boolean(), (minutes, isEnded) => {
      const turns = minutes.map((_unused, index) =>
        minutes.slice(0, index + 1).reduce((sum, each) => sum + each, 0),
      );
      const end = turns.at(-1) ?? 0;
      const breaks = turns.flatMap((turn, index) => {
        const next = turns[index + 1];
        return index % 2 === 0 && next !== undefined ? [breakSegment(at(turn), at(next))] : [];
      });
      const pair = openPair(at(0), {
        segmentTimePairs: breaks,
        clockOut: isEnded ? punch(at(end)) : null,
      });
      const parts = shiftParts(pair, at(end));
      for (const [index, part] of parts.entries()) {
        expect(part.to).toBeGreaterThan(part.from);
        const next = parts[index + 1];
        if (next) expect(next.from).toBe(part.to);
      }
      expect(parts.at(-1)?.to).toBe(start + end * 60_000);
      expect(workedSeconds(pair, at(end)) + breakSeconds(parts)).toBe(end * 60);
    }),
  );
});

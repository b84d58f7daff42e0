import fc from 'fast-check';
import { addDays, daysOf, isInRange, type DateRange, type LocalDate } from 'shared-contracts';
import { expect, test } from 'vitest';
import { layRanges, type LaidRange } from './layRanges.ts';

const monday = '2026-03-02';
const spans = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([first, length]): DateRange => ({
    startDate: addDays(monday, first),
    endDate: addDays(monday, first + length),
  }));
const laid = fc
  .tuple(spans, fc.integer({ min: 1, max: 14 }), fc.nat({ max: 13 }), fc.boolean())
  .map(([span, duration, day, goesOn]): LaidRange => ({
    startDate: span.startDate,
    endDate: goesOn ? null : span.endDate,
    firstDayNumber: (day % duration) + 1,
    schedule: { duration },
  }));
const days = daysOf({ startDate: monday, endDate: addDays(monday, 120) });

/** Which day of the schedule the range has on the date; none where it does not lie over it. */
function dayOn({ startDate, endDate, firstDayNumber, schedule }: LaidRange, date: LocalDate) {
  if (date < startDate || (endDate !== null && date > endDate)) return null;
  const since = daysOf({ startDate, endDate: date }).length - 1;
  return ((firstDayNumber - 1 + since) % schedule.duration) + 1;
}

test('what is laid over takes its days, every other day stays as it was', () => {
  fc.assert(
    fc.property(laid, fc.array(spans, { maxLength: 4 }), (range, over) => {
      const { kept, cut } = layRanges([range], over);
      const pieces = [...kept, ...cut.flatMap((each) => each.pieces)];
      for (const date of days) {
        const isOver = over.some((each) => isInRange(date, each));
        const left = pieces.map((piece) => dayOn(piece, date)).filter((day) => day !== null);
        const before = dayOn(range, date);
        expect(left).toEqual(isOver || before === null ? [] : [before]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a range is kept as it is where nothing touches it, and only there', () => {
  fc.assert(
    fc.property(laid, fc.array(spans, { maxLength: 4 }), (range, over) => {
      const isTouched = over.some(
        (each) =>
          (range.endDate === null || each.startDate <= range.endDate) &&
          each.endDate >= range.startDate,
      );
      const { kept, cut } = layRanges([range], over);
      expect(kept).toEqual(isTouched ? [] : [range]);
      expect(cut).toHaveLength(isTouched ? 1 : 0);
    }),
  );
});

test('the pieces come in their order and have at least a day', () => {
  fc.assert(
    fc.property(laid, fc.array(spans, { maxLength: 4 }), (range, over) => {
      const { cut } = layRanges([range], over);
      for (const { pieces } of cut) {
        pieces.forEach(({ startDate, endDate }, index) => {
          expect(endDate === null || startDate <= endDate).toBe(true);
          const before = pieces[index - 1];
          expect(before === undefined || (before.endDate ?? startDate) < startDate).toBe(true);
        });
      }
    }),
  );
});

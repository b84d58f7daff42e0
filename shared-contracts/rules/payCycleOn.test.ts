import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isInRange } from './dateRange.ts';
import { nextPayCycle, payCycleOn, previousPayCycle, type PayCycle } from './payCycleOn.ts';

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const payCycles: fc.Arbitrary<PayCycle> = fc.record({
  startDate: dates,
  duration: fc.integer({ min: 1, max: 31 }),
  unit: fc.constantFrom('DAYS', 'MONTHS'),
});

test('every date lies in its pay cycle, and every day of the cycle gives the same one', () => {
  fc.assert(
    fc.property(payCycles, dates, (payCycle, date) => {
      const cycle = payCycleOn(payCycle, date);
      expect(isInRange(date, cycle)).toBe(true);
      expect(payCycleOn(payCycle, cycle.startDate)).toEqual(cycle);
      expect(payCycleOn(payCycle, cycle.endDate)).toEqual(cycle);
    }),
  );
});

test('cycles follow each other without a gap or an overlap', () => {
  fc.assert(
    fc.property(payCycles, dates, (payCycle, date) => {
      const cycle = payCycleOn(payCycle, date);
      const next = nextPayCycle(payCycle, date);
      expect(next.startDate).toBe(addDays(cycle.endDate, 1));
      expect(previousPayCycle(payCycle, next.startDate)).toEqual(cycle);
      expect(addDays(previousPayCycle(payCycle, date).endDate, 1)).toBe(cycle.startDate);
    }),
  );
});

test("a cycle begins on the company's start date", () => {
  fc.assert(
    fc.property(payCycles, (payCycle) => {
      expect(payCycleOn(payCycle, payCycle.startDate).startDate).toBe(payCycle.startDate);
    }),
  );
});

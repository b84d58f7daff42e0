import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNotices } from './groupNotices.ts';
import type { Notice } from './notice.ts';

const notice: fc.Arbitrary<Notice> = fc.record({
  kind: fc.constantFrom('TIME_APPROVED' as const, 'TIME_REJECTED' as const),
  employeeId: fc.integer({ min: 1, max: 3 }),
  assignmentId: fc.integer({ min: 1, max: 2 }),
  timePairId: fc.integer({ min: 1 }),
  manager: fc.constantFrom('Max Kern', 'Ida Lund'),
  time: fc.integer({ min: 1, max: 28 }).map((day) => ({
    start: `2026-02-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    end: null,
    timeZone: 'Europe/Berlin',
  })),
});

test('no decision is lost or told twice, and nobody hears of another person’s', () => {
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 40 }), (notices) => {
      const kept = groupNotices(notices);
      const told = kept.flatMap(({ employeeId, kind, details }) =>
        'times' in details
          ? details.times.map(({ start }) => `${employeeId} ${kind} ${start}`)
          : [],
      );
      const happened = notices.map(
        (each) => `${each.employeeId} ${each.kind} ${'time' in each ? each.time.start : ''}`,
      );
      expect(told.toSorted()).toEqual(happened.toSorted());
      expect(kept.length).toBeLessThanOrEqual(3 * 2 * 2 * 2);
    }),
  );
});

test('one entry is named by its id, several are not', () => {
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 10 }), (notices) => {
      for (const { timePairId, details } of groupNotices(notices)) {
        const isOne = 'times' in details && details.times.length === 1;
        expect(timePairId !== null).toBe(isOne);
      }
    }),
  );
});

test('what was missed is told by itself', () => {
  const missed: Notice = {
    kind: 'MISSED_CLOCK_OUT',
    onceKey: 'MISSED_CLOCK_OUT 1',
    employeeId: 1,
    assignmentId: 1,
    timePairId: 5,
    time: { start: '2026-02-01T08:00:00.000Z', end: null, timeZone: 'Europe/Berlin' },
  };
  expect(groupNotices([missed, { ...missed, timePairId: 6 }])).toHaveLength(2);
});

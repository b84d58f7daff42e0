import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  addBreak,
  draftFaults,
  draftedSpan,
  emptyDraft,
  isLong,
  isOvernight,
  newDayOf,
  draftedMinutes,
  type NewScheduleDraft,
} from './newSchedule.ts';

const draft = (
  startTime: string | null,
  endTime: string | null,
  ...breaks: readonly (readonly [string | null, string | null])[]
): NewScheduleDraft => ({
  startTime,
  endTime,
  breaks: breaks.map(([from, to], key) => ({ key, startTime: from, endTime: to, minutes: '' })),
});

test.each([
  ['lies before the shift', draft('08:00', '16:00', ['07:00', '07:30']), 'start-in-shift'],
  ['begins at its end', draft('08:00', '16:00', ['16:00', '16:30']), 'start-in-shift'],
  ['ends after it', draft('08:00', '16:00', ['15:30', '16:30']), 'end-in-shift'],
  ['ends before it begins', draft('08:00', '16:00', ['12:30', '12:00']), 'end-after-start'],
  ['begins outside and has no end', draft('08:00', '16:00', ['07:00', null]), 'start-in-shift'],
  ['has no end', draft('08:00', '16:00', ['12:00', null]), 'end-required'],
  ['has no start', draft('08:00', '16:00', [null, '12:00']), 'start-required'],
  ['lies in the shift', draft('08:00', '16:00', ['12:00', '12:30']), undefined],
  ['is empty', draft('08:00', '16:00', [null, null]), undefined],
  ['lies after midnight', draft('22:00', '06:00', ['02:00', '02:30']), undefined],
  ['lies over midnight', draft('22:00', '06:00', ['23:45', '00:15']), undefined],
  ['leaves no work', draft('08:00', '16:00', ['08:00', '16:00']), 'no-work'],
  ['lies after a night', draft('22:00', '06:00', ['07:00', '07:30']), 'start-in-shift'],
] as const)('a break that %s', (_, given, fault) => {
  expect(draftFaults(given, false).get(0)).toBe(fault);
  expect(newDayOf(given, false) === null).toBe(fault !== undefined);
});

it('says which of two breaks lies over the other', () => {
  const faults = draftFaults(
    draft('08:00', '16:00', ['12:00', '13:00'], ['12:30', '13:30']),
    false,
  );
  expect([...faults]).toEqual([[1, 'overlap']]);
});

it('sends breaks with both times alone, and needs start and end', () => {
  expect(newDayOf(draft('22:00', '06:00', ['02:00', '02:30'], [null, null]), false)).toEqual({
    startTime: '22:00',
    endTime: '06:00',
    nonWorkingDay: false,
    breaks: [{ startTime: '02:00', endTime: '02:30' }],
  });
  expect(newDayOf(draft('22:00', null), false)).toBeNull();
  expect(newDayOf(draft('08:00', '08:00'), false)).toBeNull();
});

it('takes breaks as minutes where the company does', () => {
  const typed = (minutes: string) => ({
    ...draft('08:00', '12:00'),
    breaks: addBreak(emptyDraft).breaks.map((each) => ({ ...each, minutes })),
  });
  expect(newDayOf(typed('30'), true)?.breaks).toEqual([{ minuteDuration: 30 }]);
  expect(draftedMinutes(typed('30'), true)).toBe(210);
  expect(newDayOf(typed(''), true)?.breaks).toEqual([]);
  expect([...draftFaults(typed('0'), true).values()]).toEqual(['minutes']);
  expect([...draftFaults(typed('x'), true).values()]).toEqual(['minutes']);
  expect([...draftFaults(typed('240'), true).values()]).toEqual(['no-work']);
});

it('counts the breaks alone that are right', () => {
  expect(
    draftedMinutes(draft('08:00', '16:00', ['07:00', '07:30'], ['12:00', '12:30']), false),
  ).toBe(450);
  expect(draftedMinutes(draft('08:00', '16:00', ['12:30', '12:00']), false)).toBe(480);
  expect(
    draftedMinutes(draft('08:00', '16:00', ['12:00', '13:00'], ['12:30', '13:30']), false),
  ).toBe(420);
});

it('calls a shift long after which the next one begins too early', () => {
  expect(isLong(draft('22:00', '21:00'))).toBe(true);
  expect(isLong(draft('08:00', '21:01'))).toBe(true);
  expect(isLong(draft('08:00', '21:00'))).toBe(false);
  expect(isLong(draft('08:00', null))).toBe(false);
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

it('lasts under a day, over midnight where the end is before the start', () => {
  fc.assert(
    fc.property(time, time, (startTime, endTime) => {
      const span = draftedSpan(draft(startTime, endTime));
      expect(span === null).toBe(startTime === endTime);
      if (!span) return;
      expect(span.end - span.start).toBeGreaterThan(0);
      expect(span.end - span.start).toBeLessThan(1440);
      expect(isOvernight(draft(startTime, endTime))).toBe(
        endTime < startTime && endTime !== '00:00',
      );
    }),
  );
});

it('never counts more work than the shift lasts, nor sends a break outside of it', () => {
  fc.assert(
    fc.property(
      time,
      time,
      fc.array(fc.tuple(time, time), { maxLength: 4 }),
      (from, to, breaks) => {
        const given = draft(from, to, ...breaks);
        const day = newDayOf(given, false);
        if (!day) return;
        const span = draftedSpan(given);
        const minutes = draftedMinutes(given, false);
        expect(minutes).toBeGreaterThan(0);
        expect(minutes).toBeLessThanOrEqual((span?.end ?? 0) - (span?.start ?? 0));
        expect(day.breaks).toHaveLength(breaks.length);
      },
    ),
  );
});

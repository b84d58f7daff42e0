import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFault, dayOfEntry, entryOfDay, workMinutes, type PatternDay } from './patternDay.ts';

const night: PatternDay = {
  ...{ kind: 'WORK', start: '22:00', end: '06:00' },
  breaks: [{ start: '02:00', end: '02:30' }],
};

describe('A day of a pattern', () => {
  it('stands in the file as work with breaks in between', () => {
    expect(entryOfDay(night)).toEqual({
      category: 'DAY_MODEL',
      segments: [
        { category: 'SCHEDULED_WORKING_TIME', startTime: '22:00', endTime: '02:00' },
        { category: 'SCHEDULED_UNPAID_BREAK', startTime: '02:00', endTime: '02:30' },
        { category: 'SCHEDULED_WORKING_TIME', startTime: '02:30', endTime: '06:00' },
      ],
    });
    expect(workMinutes(night)).toBe(450);
  });

  it('that the form cannot show stays as it is', () => {
    const entry = { category: 'WORKING_DAY' } as const;
    expect(entryOfDay(dayOfEntry(entry))).toEqual(entry);
  });

  it('is refused without its times and with breaks outside of the shift', () => {
    expect(dayFault({ ...night, end: '' })).toBe('TIMES_MISSING');
    expect(dayFault({ ...night, breaks: [{ start: '07:00', end: '07:30' }] })).toBe(
      'BREAKS_OUTSIDE',
    );
    expect(dayFault({ kind: 'HOURS', minutes: 1441, breakMinutes: null })).toBe('HOURS_OUTSIDE');
    expect(dayFault(night)).toBeNull();
  });

  it('of 24 hours begins and ends at the same time', () => {
    expect(workMinutes({ kind: 'WORK', start: '08:00', end: '08:00', breaks: [] })).toBe(1440);
  });
});

const clock = (minutes: number) => {
  const time = minutes % 1440;
  const [hour, minute] = [Math.floor(time / 60), time % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** A shift of at most 24 hours with breaks inside, by its marks in order. */
const shifts = fc
  .tuple(
    fc.integer({ min: 0, max: 1439 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 1440 }), { minLength: 1, maxLength: 9 }),
  )
  .map(([start, lengths]) => {
    const marks = [start, ...lengths.toSorted((a, b) => a - b).map((length) => start + length)];
    return marks.length % 2 === 0 ? marks : marks.slice(0, -1);
  })
  .filter((marks) => marks.length >= 2);

it('comes back from the file as it was, with the minutes of its work', () => {
  fc.assert(
    fc.property(shifts, (marks) => {
      const inner = marks.slice(1, -1);
      const breaks = inner.flatMap((start, index) =>
        index % 2 === 0 ? [{ start: clock(start), end: clock(inner[index + 1] ?? start) }] : [],
      );
      const day: PatternDay = {
        ...{ kind: 'WORK', start: clock(marks[0] ?? 0), end: clock(marks.at(-1) ?? 0) },
        breaks,
      };
      const work = marks.reduce((sum, mark, index) => (index % 2 ? sum + mark : sum - mark), 0);
      expect(dayOfEntry(entryOfDay(day))).toEqual(day);
      expect(dayFault(day)).toBeNull();
      expect(workMinutes(day)).toBe(work);
    }),
  );
});

import fc from 'fast-check';
import { locales, monthOf, weekdays, type LocalDate } from 'shared-contracts';
import { createFormats } from '../format/createFormats.ts';
import { describe, expect, it } from 'vitest';
import { calendarWeeks } from './Calendar.tsx';
import { chosenRange } from './dateBounds.ts';
import { dayByKey } from './dayByKey.ts';
import {
  dialNumbers,
  dialPlace,
  dialRanges,
  dialRings,
  dialStep,
  dialValue,
  type DialKind,
} from './dialFace.ts';
import { parseTypedDate } from './parseTypedDate.ts';
import { fullHour, halfOf, shortHour, timeOfWall, toWallTime } from './timeOfDay.ts';
import { readTyped, typeOn, type Typed } from './typedTime.ts';

const today = '2026-11-20';
const anyDate = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyKind = fc.constantFrom<DialKind>('hour24', 'hour12', 'minute');

describe('a typed date', () => {
  it('is read as people write it', () => {
    for (const typed of ['19-11-2026', '19.11.2026', '19/11/26', '19.11.', '19 11', '19112026']) {
      expect(parseTypedDate(typed, 'DE', today)).toBe('2026-11-19');
    }
    expect(parseTypedDate('2026-11-19', 'US', today)).toBe('2026-11-19');
    expect(parseTypedDate('11/19/2026', 'US', today)).toBe('2026-11-19');
    expect(parseTypedDate('3.7.26', '', today)).toBe('2026-07-03');
  });

  it('may have a Thai year', () => {
    expect(parseTypedDate('19-11-2569', 'TH', today)).toBe('2026-11-19');
  });

  it('is read in the words in which fields show it', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...locales), (date, locale) => {
        const formats = createFormats({ locale, region: '', is24Hour: true });
        const forms = [
          (each: LocalDate) => formats.day(each, true),
          (each: LocalDate) => formats.dateRange(each, each, true),
        ];
        for (const form of forms) {
          expect(parseTypedDate(form(date), '', today, forms)).toBe(date);
          const loose = form(date).toUpperCase().replaceAll(/[.,]/g, '').replaceAll(' ', '  ');
          expect(parseTypedDate(loose, '', today, forms)).toBe(date);
        }
      }),
      { numRuns: 20 },
    );
    expect(parseTypedDate('9 Novel 2026', '', today, [() => '9 Nov 2026'])).toBeNull();
  });

  it('is none when there is no such day', () => {
    for (const typed of ['', '30-02-2026', '29-02-2026', '32-01-2026', '11-19-2026', 'tomorrow']) {
      expect(parseTypedDate(typed, '', today)).toBeNull();
    }
    expect(parseTypedDate('29-02-2028', '', today)).toBe('2028-02-29');
  });

  it('comes back from what the fields show', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('US', 'DE', ''), (date, region) => {
        const [year, month, day] = date.split('-');
        const shown = region === 'US' ? `${month}-${day}-${year}` : `${day}-${month}-${year}`;
        expect(parseTypedDate(shown, region, today)).toBe(date);
      }),
    );
  });
});

describe('a calendar', () => {
  it('shows all days of the month in weeks that begin as the person wants', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...weekdays), (date, startOfWeek) => {
        const weeks = calendarWeeks(date, startOfWeek);
        const days = weeks.flat();
        expect(days).toHaveLength(42);
        expect(new Set(days).size).toBe(42);
        expect(days).toContain(monthOf(date).startDate);
        expect(days).toContain(monthOf(date).endDate);
        for (const [first] of weeks) {
          expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(weekdays.indexOf(startOfWeek));
        }
      }),
    );
  });

  it('moves by days, weeks, months and years', () => {
    const move = (key: string, shiftKey = false) =>
      dayByKey({ key, shiftKey }, '2026-01-31', 'MONDAY');
    expect(move('ArrowRight')).toBe('2026-02-01');
    expect(move('ArrowUp')).toBe('2026-01-24');
    expect(move('Home')).toBe('2026-01-26');
    expect(move('End')).toBe('2026-02-01');
    expect(move('PageDown')).toBe('2026-02-28');
    expect(move('PageUp', true)).toBe('2025-01-31');
    expect(move('a')).toBeNull();
  });
});

describe('a range of two dates', () => {
  it('is in order and within its bounds, whatever was chosen', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        const range = chosenRange(from, to, { max: today });
        return range !== null && range.startDate <= range.endDate && range.endDate <= today;
      }),
    );
  });

  it('takes the other date for an empty one', () => {
    const day = { startDate: '2026-11-02', endDate: '2026-11-02' };
    expect(chosenRange('2026-11-02', null, {})).toEqual(day);
    expect(chosenRange(null, '2026-11-02', {})).toEqual(day);
    expect(chosenRange(null, null, {})).toBeNull();
  });
});

describe('a dial', () => {
  it('finds each value where it stands', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(), (kind, seed) => {
        const { first, last } = dialRanges[kind];
        const value = first + (seed % (last - first + 1));
        const { turn, ring } = dialPlace(kind, value);
        const angle = turn * 2 * Math.PI;
        const radius = dialRings[ring];
        expect(dialValue(kind, Math.sin(angle) * radius, -Math.cos(angle) * radius)).toBe(value);
      }),
    );
  });

  it('has noon at the top outside and midnight at the top inside', () => {
    expect(dialPlace('hour24', 12)).toEqual({ turn: 0, ring: 'outer' });
    expect(dialPlace('hour24', 0)).toEqual({ turn: 0, ring: 'inner' });
    expect(dialPlace('hour24', 13).ring).toBe('inner');
    expect(dialPlace('hour12', 12)).toEqual({ turn: 0, ring: 'outer' });
  });

  it('steps round in both directions', () => {
    expect(dialStep('hour24', 23, 1)).toBe(0);
    expect(dialStep('hour12', 1, -1)).toBe(12);
    expect(dialStep('minute', 58, 5)).toBe(3);
    expect(dialNumbers('minute')).toHaveLength(12);
    expect(dialNumbers('hour24')).toHaveLength(24);
  });
});

describe('typing a time', () => {
  const type = (digits: string, from: Typed['from'] = 'hour') =>
    Array.from(digits).reduce<Typed | null>((typed, digit) => typeOn(typed, from, digit), null);
  const read = (digits: string, from?: Typed['from']) => {
    const typed = type(digits, from);
    return typed && readTyped(typed);
  };
  const said = (digits: string) => {
    const { hour, minute } = read(digits) ?? {};
    return `${hour ?? '-'}:${minute ?? '-'}`;
  };
  const two = (value: number) => String(value).padStart(2, '0');

  it('goes on in the minutes after two digits, or after one that nothing can follow', () => {
    expect(read('1')).toMatchObject({ hour: 1, minute: null, at: 'hour', text: '1' });
    expect(read('14')).toMatchObject({ hour: 14, minute: null, at: 'minute', text: null });
    expect(read('7')).toMatchObject({ hour: 7, minute: null, at: 'minute', text: null });
    expect(read('00')).toMatchObject({ hour: 0, at: 'minute' });
    expect(read('5', 'minute')).toMatchObject({ hour: null, minute: 5, isComplete: false });
    expect(read('6', 'minute')).toMatchObject({ minute: 6, isComplete: true });
  });

  it.each([
    ['930', '9:30'],
    ['130', '1:30'],
    ['203', '2:3'],
    ['1330', '13:30'],
    ['2030', '20:30'],
    ['0030', '0:30'],
    ['0830', '8:30'],
    ['2400', '0:0'],
    ['98', '9:8'],
    ['25', '2:5'],
    ['179', '17:9'],
  ])('takes %s for %s', (digits, time) => {
    expect(said(digits)).toBe(time);
  });

  it('takes three or four digits for the hour and the minutes that they are, each of them', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      for (let minute = 0; minute < 60; minute += 1) {
        expect(said(two(hour) + two(minute))).toBe(`${hour}:${minute}`);
        if (hour > 0 && hour < 10) expect(said(`${hour}${two(minute)}`)).toBe(`${hour}:${minute}`);
      }
    }
  });

  it('never makes an hour of digits that no time begins with, whatever is typed', () => {
    const anyDigits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyDigits, (digits) => {
        const { hour, minute } = read(digits.join('')) ?? {};
        expect(hour ?? 0).toBeLessThan(24);
        expect(minute ?? 0).toBeLessThan(60);
        // After a complete time the minutes are retyped, and the hour stays.
        if (digits.length > 4) expect(hour).toBeNull();
      }),
    );
  });
});

describe('a time of day', () => {
  it('is the same on a clock with two halves', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      expect(fullHour(shortHour(hour), halfOf(hour))).toBe(hour);
    }
    expect(fullHour(12, 'AM')).toBe(0);
    expect(fullHour(12, 'PM')).toBe(12);
  });

  it('is written and read as the API does', () => {
    expect(toWallTime({ hour: 6, minute: 5 })).toBe('06:05');
    expect(timeOfWall('06:05:00')).toEqual({ hour: 6, minute: 5 });
    expect(timeOfWall('24:00')).toBeNull();
    expect(timeOfWall('')).toBeNull();
  });
});

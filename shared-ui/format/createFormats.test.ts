import fc from 'fast-check';
import { locales } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { createFormats } from './createFormats.ts';

const english = createFormats({ locale: 'en', is24Hour: true, region: 'GB' });
const american = createFormats({ locale: 'en', is24Hour: false, region: 'US' });
const german = createFormats({ locale: 'de', is24Hour: true, region: 'DE' });
const spanish = createFormats({ locale: 'es', is24Hour: true, region: 'ES' });
const thai = createFormats({ locale: 'th', is24Hour: true, region: 'TH' });

describe('a time', () => {
  it('is that of the zone, not of the device', () => {
    expect(english.time('2026-11-19T04:58:00Z', 'Europe/Berlin')).toBe('05:58');
    expect(english.time('2026-11-19T04:58:00Z', 'Asia/Kathmandu')).toBe('10:43');
  });

  it('follows the person’s clock', () => {
    expect(american.time('2026-11-19T04:58:00Z', 'Europe/Berlin')).toBe('5:58 AM');
    expect(american.time('2026-11-19T04:58:07Z', 'Europe/Berlin', true)).toBe('5:58:07 AM');
    expect(american.wallTime('00:05')).toBe('12:05 AM');
    expect(american.wallTime('12:00')).toBe('12:00 PM');
    expect(english.wallTime('00:05:00')).toBe('00:05');
  });

  it('has Latin digits in every language', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.constantFrom(...locales), (date, locale) => {
        const formats = createFormats({ locale, is24Hour: true, region: '' });
        expect(formats.time(date.toISOString(), 'Asia/Bangkok')).toMatch(/^\d\d:\d\d$/);
      }),
    );
  });

  it('ends in dots while it is open', () => {
    expect(english.timeRange('2026-11-19T04:58:00Z', null, 'Europe/Berlin')).toBe('05:58 – …');
    expect(english.wallTimeRange('06:00', '14:30')).toBe('06:00 – 14:30');
  });
});

describe('a date', () => {
  it('is written in the order of the region when it is all digits', () => {
    expect(american.numericDate('2026-11-19')).toBe('11-19-2026');
    expect(english.numericDate('2026-11-19')).toBe('19-11-2026');
  });

  it('has the words of the language', () => {
    expect(english.day('2026-11-19')).toBe('Thu 19 Nov');
    expect(german.day('2026-11-19')).toBe('Do., 19. Nov.');
    expect(spanish.day('2026-11-19')).toBe('jue 19 nov');
    expect(thai.day('2026-11-19')).toBe('พฤ. 19 พ.ย.');
    expect(english.day('2026-11-19', true)).toBe('Thu 19 Nov 2026');
    expect(german.day('2026-11-19', true)).toBe('Do., 19. Nov. 2026');
    expect(thai.day('2026-11-19', true)).toBe('พฤ. 19 พ.ย. 2026');
    expect(english.longDay('2026-11-19', true)).toBe('Thursday 19 November 2026');
    expect(english.month('2026-11-19')).toBe('November 2026');
  });

  it('is Gregorian in Thai', () => {
    expect(thai.month('2026-11-19')).toContain('2026');
    expect(thai.longDay('2026-11-19', true)).toContain('2026');
  });

  it('names the shared month of a range once', () => {
    expect(english.dateRange('2026-11-09', '2026-11-22')).toBe('9 – 22 Nov');
    expect(english.dateRange('2026-10-26', '2026-11-08')).toBe('26 Oct – 8 Nov');
    expect(german.dateRange('2026-11-09', '2026-11-22')).toBe('9. – 22. Nov.');
    expect(english.dateRange('2026-11-09', '2026-11-09')).toBe('9 Nov');
    expect(thai.dateRange('2026-11-09', '2026-11-22', true)).toBe('9 – 22 พ.ย. 2026');
  });

  it('is said by its distance when it is near', () => {
    expect(english.relativeDay('2026-11-19', '2026-11-19')).toBe('Today');
    expect(german.relativeDay('2026-11-18', '2026-11-19')).toBe('Gestern');
    expect(english.relativeDay('2026-11-17', '2026-11-19')).toBe('Tue');
    expect(english.relativeDay('2026-11-12', '2026-11-19')).toBe('Thu 12 Nov');
    expect(english.relativeDay('2026-11-21', '2026-11-19')).toBe('Sat 21 Nov');
  });

  it('of an instant is that of the zone', () => {
    expect(english.dateOf('2026-11-19T23:30:00Z', 'Asia/Bangkok')).toBe('2026-11-20');
    expect(english.dateOf('2026-11-19T00:30:00Z', 'America/New_York')).toBe('2026-11-18');
  });

  it('agrees with the calendar for every day', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1990-01-01'),
          max: new Date('2099-12-31'),
          noInvalidDate: true,
        }),
        (date) => {
          const iso = date.toISOString();
          expect(english.dateOf(iso, 'UTC')).toBe(iso.slice(0, 10));
          expect(english.day(iso.slice(0, 10))).toContain(String(date.getUTCDate()));
        },
      ),
    );
  });
});

describe('a duration', () => {
  it('has two-digit minutes beside hours', () => {
    expect(english.duration(8 * 3600 + 5 * 60)).toBe('8 h 05 min');
    expect(english.duration(28 * 60 + 29)).toBe('28 min');
    expect(english.duration(28 * 60 + 30)).toBe('29 min');
    expect(german.duration(8 * 3600)).toBe('8 Std. 00 Min.');
    expect(thai.duration(4 * 3600 + 12 * 60)).toBe('4 ชม. 12 นาที');
  });

  it('is short in running words', () => {
    expect(english.hours(8 * 3600)).toBe('8 h');
    expect(spanish.hours(7.5 * 3600)).toBe('7 h 30 min');
  });

  it('is the nearest whole minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400_000, max: 400_000 }), (seconds) => {
        const text = english.duration(seconds);
        const [, sign, hours = '0', minutes] = /^(−?)(?:(\d+) h )?(\d+) min$/.exec(text) ?? [];
        const shown = (Number(hours) * 60 + Number(minutes)) * (sign ? -1 : 1);
        expect(Math.abs(shown * 60 - seconds)).toBeLessThanOrEqual(30);
      }),
    );
  });

  it('runs as a timer', () => {
    expect(english.timer(4 * 3600 + 12 * 60 + 36.9)).toBe('4:12:36');
    expect(english.timer(-3)).toBe('0:00:00');
  });
});

import ICAL from 'ical.js';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { addDays } from 'shared-contracts';
import { zoneComponent } from './zoneComponent.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Bangkok',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  // Its clocks go back for Ramadan: by no yearly rule.
  'Africa/Casablanca',
  'America/St_Johns',
];

test('a calendar that knows nothing of zones reads each time as the clocks show it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 0, max: 112 * 1440 }),
      (timeZone, day, minute) => {
        const startDate = addDays('2020-01-01', day);
        const days = { startDate, endDate: addDays(startDate, 112) };
        const local = DateTime.fromISO(startDate, { zone: timeZone }).plus({ minutes: minute });
        // Times that the clocks show twice, or never, mean nothing without a zone.
        fc.pre(local.getPossibleOffsets().length === 1);
        const component = ICAL.Component.fromString(zoneComponent(timeZone, days));
        const zone = new ICAL.Timezone({ component, tzid: timeZone });
        const read = new ICAL.Time(
          {
            year: local.year,
            month: local.month,
            day: local.day,
            hour: local.hour,
            minute: local.minute,
            second: 0,
            isDate: false,
          },
          zone,
        );
        expect(read.toUnixTime()).toBe(local.startOf('minute').toUnixInteger());
      },
    ),
  );
});

test('Morocco’s clocks go back in the middle of February and on again in March', () => {
  const days = { startDate: '2026-02-01', endDate: '2026-04-30' };
  const text = zoneComponent('Africa/Casablanca', days);
  expect(text).toContain('DTSTART:20260215T030000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000');
  expect(text).toContain('DTSTART:20260322T020000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, madeSchedule, type Configuration } from './madeSchedule.ts';

const clock = (minutes: number) => {
  const ofDay = minutes % 1440;
  return [Math.floor(ofDay / 60), ofDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** A shift with breaks inside it, in any order, often over midnight. */
const sound = fc
  .record({
    start: fc.nat({ max: 1439 }),
    parts: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 }),
  })
  .map(({ start, parts }) => {
    const marks = parts.reduce<number[]>((all, part) => [...all, (all.at(-1) ?? start) + part], []);
    const all = [start, ...marks];
    const breaks = all.flatMap((from, index) => {
      const to = all[index + 1];
      return index % 2 === 1 && to !== undefined
        ? [{ startTime: clock(from), endTime: clock(to) }]
        : [];
    });
    const length = (all.at(-1) ?? start) - start;
    const rest = parts.filter((_, index) => index % 2 === 1).reduce((sum, part) => sum + part, 0);
    const configuration: Configuration = {
      startTime: clock(start),
      endTime: clock(start + length),
      nonWorkingDay: false,
      breaks: breaks.toReversed(),
    };
    return { configuration, length, rest };
  });

test('the parts of a made schedule fill its shift, and its work is what is no break', () => {
  fc.assert(
    fc.property(sound, ({ configuration, length, rest }) => {
      expect(faultsOf(configuration, false)).toEqual([]);
      const [day] = madeSchedule(configuration, 'CLOCK').days;
      const minutes = day?.segments.map(({ minuteDuration }) => minuteDuration) ?? [];
      expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(length);
      expect(day?.workingMinutes).toBe(length - rest);
      day?.segments.forEach(({ startTime }, index) => {
        const before = day.segments[index - 1];
        expect(startTime).toBe(before?.endTime ?? configuration.startTime);
      });
    }),
  );
});

test('the same content has the same code, in whatever order, and no other content has it', () => {
  fc.assert(
    fc.property(sound, sound, ({ configuration: one }, { configuration: other }) => {
      const codeOf = (each: Configuration) => madeSchedule(each, 'CLOCK').externalCode;
      expect(codeOf({ ...one, breaks: one.breaks.toReversed() })).toBe(codeOf(one));
      expect(madeSchedule(one, 'DURATION').externalCode).not.toBe(codeOf(one));
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(codeOf(one) === codeOf(other)).toBe(isSame);
      expect(codeOf(one).length).toBeLessThanOrEqual(100);
    }),
  );
});

const day = { startTime: '08:00', endTime: '16:00', nonWorkingDay: false, breaks: [] };

test.each([
  [{ startTime: '07:00', endTime: '08:30' }, 'breaks.0.startTime breakStartInShift'],
  [{ startTime: '16:00', endTime: '16:30' }, 'breaks.0.startTime breakStartInShift'],
  [{ startTime: '15:30', endTime: '16:30' }, 'breaks.0.endTime breakEndInShift'],
  [{ startTime: '12:00', endTime: '12:00' }, 'breaks.0.endTime endOfBreakAfterStart'],
  [{ startTime: '12:00' }, 'breaks.0.endTime required'],
  [{ endTime: '12:00' }, 'breaks.0.startTime required'],
  [{}, 'breaks.0.startTime required'],
  [{ minuteDuration: 480 }, 'breaks.0.minuteDuration range'],
  [{ startTime: '12:00', minuteDuration: 30 }, 'breaks.0.minuteDuration combination'],
])('a break %o is refused: %s', (pause, said) => {
  const faults = faultsOf({ ...day, breaks: [pause] }, true);
  expect(faults.map(({ field, fault }) => `${field} ${fault}`)).toEqual([said]);
});

test('breaks that overlap, and a shift without an end, are refused', () => {
  const breaks = [
    { startTime: '12:00', endTime: '13:00' },
    { startTime: '12:30', endTime: '13:30' },
  ];
  expect(faultsOf({ ...day, breaks }, false)).toEqual([
    { field: 'breaks.1.startTime', fault: 'combination' },
  ]);
  expect(faultsOf({ ...day, endTime: '08:00' }, false)).toEqual([
    { field: 'endTime', fault: 'combination' },
  ]);
});

test.each([
  [[{ startTime: '08:00', endTime: '16:00' }], 'breaks.0.endTime range'],
  [
    [
      { startTime: '12:00', endTime: '16:00' },
      { startTime: '08:00', endTime: '12:00' },
    ],
    'breaks.0.endTime range',
  ],
  [[{ startTime: '09:00', endTime: '15:00' }, { minuteDuration: 120 }], 'breaks.0.endTime range'],
])('breaks %o, which leave no work, are refused: %s', (breaks, said) => {
  const faults = faultsOf({ ...day, breaks }, true);
  expect(faults.map(({ field, fault }) => `${field} ${fault}`)).toEqual([said]);
});

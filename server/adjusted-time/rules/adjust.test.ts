import fc from 'fast-check';
import {
  instantAt,
  toInstant,
  toMillis,
  type PlannedDay,
  type ScheduledSegment,
  type TimeSpan,
  type WorkSchedule,
} from 'shared-contracts';
import adjustedDays from 'shared-contracts/vectors/adjusted-days.json' with { type: 'json' };
import earlyLogIns from 'shared-contracts/vectors/early-log-ins.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { dayPlan, type DayPlan } from '../../shifts/rules/dayPlan.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import { clockInColumns, clockOutColumns, type Shift } from '../../shifts/rules/timePairRow.ts';
import { adjust, adjustDay } from './adjust.ts';
import type { AdjustmentRule } from './adjustmentRule.ts';

const monday = '2026-03-02';
const berlin = 'Europe/Berlin';

const into: AdjustmentRule = {
  code: 'IN',
  kind: 'ROUNDING',
  punch: 'CLOCK_IN',
  minutes: 15,
  direction: 'NEAREST',
  graceMinutes: 5,
};
const out: AdjustmentRule = { ...into, code: 'OUT', punch: 'CLOCK_OUT', direction: 'DOWN' };
const early = {
  code: 'EARLY',
  kind: 'EARLY_LOGIN',
  maximumMinutes: 45,
} as const satisfies AdjustmentRule;
const before: AdjustmentRule = {
  code: 'PRE',
  kind: 'PRE_SHIFT_OVERTIME',
  minimumMinutes: 30,
  maximumMinutes: 90,
};
const fixed: AdjustmentRule = { code: 'FIX', kind: 'FIXED_OVERTIME', minutes: 60 };
const extra: AdjustmentRule = {
  code: 'EXTRA',
  kind: 'OVERTIME',
  minimumMinutes: 15,
  maximumMinutes: null,
};
const pause: AdjustmentRule = {
  code: 'PAUSE',
  kind: 'AUTOMATIC_BREAK',
  afterMinutes: 360,
  breakMinutes: 30,
};

describe('the adjusted version', () => {
  test('without rules is the time as it was clocked, in whole minutes', () => {
    expect(adjusted('08:03', '16:07', [], ['12:00', '12:30'])).toEqual({
      clockIn: at('08:03'),
      clockOut: at('16:07'),
      duration: (484 - 30) * 60,
      minutes: [
        part('AS_CLOCKED', 'KEPT', '08:03', '12:00'),
        { ...part('CLOCKED_BREAK', 'REMOVED', '12:00', '12:30'), pairType: 'BREAK' },
        part('AS_CLOCKED', 'KEPT', '12:30', '16:07'),
      ],
    });
  });

  test('of an open shift does not exist', () => {
    const shift = shiftOf(at('08:00'), at('16:00'));
    const open = { ...shift, pair: { ...shift.pair, clock_out: null } };
    expect(adjust(open, workday(monday, berlin), [into])).toBeNull();
  });

  test('counts a punch near its scheduled time as that', () => {
    expect(adjusted('07:56', '16:34', [into, out])).toMatchObject({
      clockIn: at('08:00'),
      clockOut: at('16:30'),
      minutes: [
        { rule: 'GRACE', kind: 'REMOVED', minuteDuration: 4, values: { code: 'IN' } },
        { rule: 'AS_CLOCKED', minuteDuration: 510 },
        { rule: 'GRACE', kind: 'REMOVED', minuteDuration: 4, values: { code: 'OUT' } },
      ],
    });
  });

  test('rounds other punches, and says what that added or took', () => {
    expect(adjusted('08:21', '15:59', [into, out])).toMatchObject({
      clockIn: at('08:15'),
      clockOut: at('15:45'),
      minutes: [
        {
          rule: 'ROUNDING',
          kind: 'ADDED',
          minuteDuration: 6,
          values: { code: 'IN', minutes: 15, direction: 'NEAREST' },
        },
        { rule: 'AS_CLOCKED' },
        { rule: 'ROUNDING', kind: 'REMOVED', minuteDuration: 14 },
      ],
    });
  });

  test('leaves out an early log-in, unless it is long enough for pre-shift overtime', () => {
    expect(adjusted('07:35', '16:30', [early, before])).toMatchObject({
      clockIn: at('08:00'),
      minutes: [
        { rule: 'EARLY_LOGIN', kind: 'REMOVED', minuteDuration: 25, pairType: 'EARLY_LOGIN' },
        { rule: 'AS_CLOCKED' },
      ],
    });
    expect(adjusted('07:30', '16:30', [early, before])).toMatchObject({
      clockIn: at('07:30'),
      minutes: [
        { rule: 'PRE_SHIFT_OVERTIME', kind: 'KEPT', minuteDuration: 30, pairType: 'PRE_SHIFT_OT' },
        { rule: 'AS_CLOCKED' },
      ],
    });
    expect(adjusted('06:00', '16:30', [early, before])).toMatchObject({ clockIn: at('06:30') });
  });

  test.each(earlyLogIns)('the published vector of early log-ins: $name', (vector) => {
    const { scheduledStart, clockIn, maximumMinutes, timeZone, countsFrom } = vector;
    expect(scheduledStart).toBe(at('08:00', timeZone));
    const shift = shiftOf(clockIn, at('16:30', timeZone), { zone: timeZone });
    const version = adjust(shift, workday(monday, timeZone), [{ ...early, maximumMinutes }]);
    expect(version?.clockIn).toBe(countsFrom);
  });

  test('never calls hours before the shift an early log-in', () => {
    expect(adjusted('05:00', '16:30', [early])).toMatchObject({ clockIn: at('05:00') });
  });

  test('tells agreed overtime from the rest, which counts when it is long enough', () => {
    expect(adjusted('08:00', '18:00', [fixed, extra]).minutes).toMatchObject([
      { rule: 'AS_CLOCKED' },
      { rule: 'FIXED_OVERTIME', kind: 'KEPT', minuteDuration: 60, pairType: 'FIXED_OVERTIME' },
      { rule: 'OVERTIME', kind: 'KEPT', minuteDuration: 30, pairType: 'OVERTIME' },
    ]);
    expect(adjusted('08:00', '17:40', [fixed, extra])).toMatchObject({ clockOut: at('17:30') });
  });

  test('deducts a break that was not taken, where it was planned, and no more than is too long', () => {
    expect(adjusted('08:00', '16:30', [pause]).minutes).toMatchObject([
      { rule: 'AS_CLOCKED' },
      {
        rule: 'AUTOMATIC_BREAK',
        kind: 'REMOVED',
        startTime: at('12:00'),
        endTime: at('12:30'),
        pairType: 'BREAK',
      },
      { rule: 'AS_CLOCKED' },
    ]);
    expect(adjusted('08:00', '16:30', [pause], ['10:00', '10:20']).duration).toBe(480 * 60);
    expect(adjusted('08:00', '14:10', [pause]).duration).toBe(360 * 60);
    expect(adjusted('08:00', '13:59', [pause]).duration).toBe(359 * 60);
  });

  test('does not measure time beside its schedule by it, nor touch recorded durations', () => {
    expect(adjusted('18:00', '22:00', [early, before, fixed, extra]).duration).toBe(240 * 60);
    const office = workday(monday, berlin, 'DURATION');
    const shift = shiftOf(at('08:00'), at('16:00'));
    expect(adjust(shift, office, [into, pause])?.duration).toBe(480 * 60);
  });

  test('rounds by the clock of the zone, also at a quarter past UTC', () => {
    const zone = 'Asia/Kathmandu';
    const shift = shiftOf(at('08:10', zone), at('16:50', zone), { zone });
    const hours: AdjustmentRule = { ...into, minutes: 60, direction: 'UP', graceMinutes: 0 };
    expect(adjust(shift, dayPlan({ kind: 'none' }, monday, zone), [hours])?.clockIn).toBe(
      at('09:00', zone),
    );
  });
});

describe('a day in several entries', () => {
  test.each(adjustedDays)('the published vector of adjusted days: $name', (vector) => {
    const { entries, minutes, rules, scheduled, timeZone } = vector;
    const shifts = entries.map(({ start, end, breaks }, index) =>
      shiftOf(start, end, { zone: timeZone, id: index, breaks }),
    );
    const versions = adjustDay(
      shifts,
      scheduledDay(scheduled),
      rules.map((rule) => ruleOfVector(rule)),
    );
    expect(versions.map((version) => (version?.duration ?? 0) / 60)).toEqual(minutes);
  });

  test('no break is deducted where one was waived in any of them', () => {
    const [first, second] = [shiftOf(at('06:00'), at('12:00')), shiftOf(at('12:01'), at('14:30'))];
    const waived = { ...first, pair: { ...first.pair, id: 7, meal_break_waived: true } };
    const versions = adjustDay([waived, second], dayPlan({ kind: 'none' }, monday, berlin), [
      pause,
    ]);
    expect(versions.map((version) => version?.duration)).toEqual([360 * 60, 149 * 60]);
  });

  test('an open entry counts for nothing yet', () => {
    const ended = { ...shiftOf(at('06:00'), at('12:00')) };
    const begun = shiftOf(at('12:01'), at('14:30'));
    const open = { ...begun, pair: { ...begun.pair, id: 7, clock_out: null } };
    const none = dayPlan({ kind: 'none' }, monday, berlin);
    expect(adjustDay([open, ended], none, [pause])).toEqual([null, adjust(ended, none, [pause])]);
  });
});

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const anyRules = fc.record({
  step: fc.constantFrom(1, 5, 6, 10, 15, 30, 60),
  direction: fc.constantFrom('UP', 'DOWN', 'NEAREST'),
  grace: fc.integer({ min: 0, max: 20 }),
  used: fc.subarray([early, before, fixed, extra, pause]),
  rounds: fc.subarray(['CLOCK_IN', 'CLOCK_OUT'] as const),
});
const anyShift = fc.record({
  zone: fc.constantFrom(...zones),
  // Days around the clock changes of all these zones, in both directions.
  date: fc.constantFrom<string>(
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-10-04',
    '2026-10-25',
  ),
  start: fc.integer({ min: 0, max: 86_399_999 }),
  length: fc.integer({ min: 0, max: 16 * 3_600_000 }),
  breaks: fc.array(fc.record({ from: fc.nat({ max: 1000 }), to: fc.nat({ max: 1000 }) }), {
    maxLength: 3,
  }),
});

describe('whatever the day and the rules', () => {
  test('counted minutes add up to the duration and follow one another', () => {
    fc.assert(
      fc.property(anyShift, anyRules, (given, rules) => {
        const { shift, plan } = randomShift(given);
        const version = adjust(shift, plan, rulesOf(rules));
        if (version === null) throw new Error('The shift has ended.');
        const counted = version.minutes.filter(({ kind }) => kind !== 'REMOVED');
        const sum = counted.reduce((minutes, each) => minutes + each.minuteDuration, 0);
        expect(version.duration).toBe(sum * 60);
        expect(version.clockIn <= version.clockOut).toBe(true);
        for (const [index, { startTime, endTime, minuteDuration }] of version.minutes.entries()) {
          expect(toMillis(endTime) - toMillis(startTime)).toBe(minuteDuration * 60_000);
          const next = version.minutes[index + 1];
          if (next !== undefined) expect(endTime <= next.startTime).toBe(true);
        }
      }),
    );
  });

  test('a day divided at a break adds up to what it does in one entry', () => {
    fc.assert(
      fc.property(anyShift, anyRules, (given, rules) => {
        const { shift, plan } = randomShift({ ...given, breaks: given.breaks.slice(0, 1) });
        const [pauseOf] = shift.segments;
        fc.pre(pauseOf !== undefined);
        const { clock_in: from, clock_out: to } = pauseOf ?? shift.pair;
        const { clock_in: start, clock_out: end, time_zone: zone } = shift.pair;
        // Rounding is for each punch, so a day with more punches may be rounded otherwise.
        const valid = rulesOf({ ...rules, rounds: [] });
        const divided = [
          shiftOf(start, from, { zone }),
          shiftOf(to ?? '', end ?? '', { zone, id: 2 }),
        ];
        const sum = adjustDay(divided, plan, valid).reduce(
          (seconds, version) => seconds + (version?.duration ?? 0),
          0,
        );
        expect(sum).toBe(adjust(shift, plan, valid)?.duration);
      }),
    );
  });

  test('every clocked minute is there, kept or removed, and only rounding adds any', () => {
    fc.assert(
      fc.property(anyShift, anyRules, (given, rules) => {
        const { shift, plan } = randomShift(given);
        const minutes = adjust(shift, plan, rulesOf(rules))?.minutes ?? [];
        const length = (kind: 'ADDED' | 'clocked') =>
          minutes
            .filter((each) => (each.kind === 'ADDED') === (kind === 'ADDED'))
            .reduce((sum, { minuteDuration }) => sum + minuteDuration, 0);
        const { clock_in: first, clock_out: last } = shift.pair;
        const minute = (instant: string) => Math.floor(toMillis(instant) / 60_000);
        expect(length('clocked')).toBe(minute(last ?? first) - minute(first));
        const added = minutes.filter(({ kind }) => kind === 'ADDED').map(({ rule }) => rule);
        expect(added.every((rule) => rule === 'ROUNDING' || rule === 'GRACE')).toBe(true);
      }),
    );
  });

  test('the clocked shift stays as it is, and running the rules again gives the same', () => {
    fc.assert(
      fc.property(anyShift, anyRules, (given, rules) => {
        const { shift, plan } = randomShift(given);
        const copy = structuredClone(shift);
        const version = adjust(shift, plan, rulesOf(rules));
        expect(shift).toEqual(copy);
        expect(
          adjust(
            { ...shift, pair: { ...shift.pair, adjusted_version: version } },
            plan,
            rulesOf(rules),
          ),
        ).toEqual(version);
      }),
    );
  });

  test('where the clocks do not change, the same day is adjusted alike in every zone', () => {
    fc.assert(
      fc.property(anyShift, anyRules, (given, rules) => {
        const versions = zones.map((zone) => {
          const { shift, plan } = randomShift({ ...given, zone, date: '2026-06-10' });
          const version = adjust(shift, plan, rulesOf(rules));
          return version?.minutes.map(({ rule, kind, minuteDuration, pairType }) => [
            rule,
            kind,
            minuteDuration,
            pairType,
          ]);
        });
        for (const version of versions) expect(version).toEqual(versions[0]);
      }),
    );
  });

  test('a night over a clock change counts the hours that passed', () => {
    const spring = shiftOf(at('22:00', berlin, '2026-03-28'), at('06:00', berlin, '2026-03-29'));
    const autumn = shiftOf(at('22:00', berlin, '2026-10-24'), at('06:00', berlin, '2026-10-25'));
    const none = dayPlan({ kind: 'none' }, monday, berlin);
    expect(adjust(spring, none, [into, out])?.duration).toBe(7 * 3600);
    expect(adjust(autumn, none, [into, out])?.duration).toBe(9 * 3600);
  });
});

function at(time: string, zone = berlin, date = monday): string {
  return instantAt(date, time, zone);
}

function part(rule: string, kind: string, from: string, to: string) {
  const minuteDuration = (toMillis(at(to)) - toMillis(at(from))) / 60_000;
  const times = { startTime: at(from), endTime: at(to) };
  return { rule, kind, ...times, minuteDuration, pairType: 'SHIFT', values: {} };
}

function adjusted(
  from: string,
  to: string,
  rules: readonly AdjustmentRule[],
  pauseTaken?: readonly [string, string],
) {
  const breaks =
    pauseTaken === undefined ? [] : [{ start: at(pauseTaken[0]), end: at(pauseTaken[1]) }];
  const shift = shiftOf(at(from), at(to), { breaks });
  const version = adjust(shift, workday(monday, berlin), rules);
  if (version === null) throw new Error('The shift has ended.');
  return version;
}

function rulesOf(given: typeof anyRules extends fc.Arbitrary<infer Value> ? Value : never) {
  const { step: minutes, direction, grace: graceMinutes, used, rounds } = given;
  return [
    ...rounds.map((punch): AdjustmentRule => ({
      code: punch,
      kind: 'ROUNDING',
      punch,
      minutes,
      direction,
      graceMinutes,
    })),
    ...used,
  ];
}

function randomShift({
  zone,
  date,
  start,
  length,
  breaks,
}: typeof anyShift extends fc.Arbitrary<infer Value> ? Value : never) {
  const first = toMillis(at('00:00', zone, date)) + start;
  const spot = (share: number) => toInstant(first + Math.floor((length * share) / 1000));
  const spans = breaks.map(({ from, to }) => ({
    start: spot(Math.min(from, to)),
    end: spot(Math.max(from, to)),
  }));
  const shift = shiftOf(toInstant(first), toInstant(first + length), { zone, breaks: spans });
  return { shift, plan: workday(date, zone) };
}

const facts = {
  offset: 60,
  latitude: null,
  longitude: null,
  accuracy: -1,
  geofence_id: null,
  geofence_result: 'NO_GEOFENCE',
  origin: 'WEB',
  punch_type: 'CLOCK',
  device_at: null,
  comment: null,
} as const;

function shiftOf(
  from: string,
  to: string,
  {
    zone = berlin,
    id = 1,
    breaks = [],
  }: {
    readonly zone?: string;
    readonly id?: number;
    readonly breaks?: readonly { readonly start: string; readonly end: string }[];
  } = {},
): Shift {
  return {
    pair: newTimePair({
      id,
      assignment_id: 1,
      start_date: monday,
      time_zone: zone,
      ...clockInColumns(from, facts),
      ...clockOutColumns(to, facts),
      status: 'PENDING',
    }),
    segments: breaks.map(({ start, end }, index) =>
      newSegment({
        id: index,
        assignment_id: 1,
        shift_id: 1,
        time_type_id: null,
        ...clockInColumns(start, facts),
        ...clockOutColumns(end, facts),
      }),
    ),
  };
}

/** A rule as a vector gives it. */
interface VectorRule {
  readonly kind: string;
  readonly minutes?: number;
  readonly minimumMinutes?: number;
  readonly maximumMinutes?: number | null;
  readonly afterMinutes?: number;
  readonly breakMinutes?: number;
  readonly punch?: string;
  readonly direction?: string;
  readonly graceMinutes?: number;
}

function ruleOfVector(rule: VectorRule): AdjustmentRule {
  const { kind, minutes = 0, minimumMinutes = 0, maximumMinutes = null } = rule;
  const code = 'RULE';
  switch (kind) {
    case 'AUTOMATIC_BREAK': {
      const { afterMinutes = 0, breakMinutes = 0 } = rule;
      return { code, kind, afterMinutes, breakMinutes };
    }
    case 'PRE_SHIFT_OVERTIME':
    case 'OVERTIME':
      return { code, kind, minimumMinutes, maximumMinutes };
    case 'FIXED_OVERTIME':
      return { code, kind, minutes };
    case 'EARLY_LOGIN':
      return { code, kind, maximumMinutes: maximumMinutes ?? 0 };
    case 'ROUNDING': {
      const punch = rule.punch === 'CLOCK_IN' ? 'CLOCK_IN' : 'CLOCK_OUT';
      const direction = rule.direction === 'UP' ? 'UP' : 'DOWN';
      return { code, kind, punch, minutes, direction, graceMinutes: rule.graceMinutes ?? 0 };
    }
    default:
      throw new Error(`No rule is called ${kind}.`);
  }
}

/** A day with work from one instant to the other, and unpaid breaks within. */
function scheduledDay(
  scheduled: {
    readonly start: string;
    readonly end: string;
    readonly breaks: readonly { readonly start: string; readonly end: string }[];
  } | null,
): DayPlan {
  if (scheduled === null) return dayPlan({ kind: 'none' }, monday, berlin);
  const { start, end, breaks } = scheduled;
  const planned = (category: ScheduledSegment['category']) => (span: TimeSpan) => ({
    category,
    startTime: span.start,
    endTime: span.end,
    minuteDuration: 0,
  });
  return {
    ...workday(monday, berlin),
    segments: [
      planned('SCHEDULED_WORKING_TIME')({ start, end }),
      ...breaks.map(planned('SCHEDULED_UNPAID_BREAK')),
    ],
  };
}

/** 08:00 to 16:30 with a break from 12:00 to 12:30. */
function workday(
  date: string,
  zone: string,
  variant: WorkSchedule['timeRecordingVariant'] = 'CLOCK',
): DayPlan {
  const segment = (
    category: 'SCHEDULED_WORKING_TIME' | 'SCHEDULED_UNPAID_BREAK',
    startTime: string,
    endTime: string,
  ) => ({ category, startTime, endTime, minuteDuration: 0 });
  const day = {
    dayNumber: 1,
    category: 'DAY_MODEL',
    workingMinutes: 480,
    customDurationBreak: null,
    segments:
      variant === 'DURATION'
        ? []
        : [
            segment('SCHEDULED_WORKING_TIME', '08:00', '12:00'),
            segment('SCHEDULED_UNPAID_BREAK', '12:00', '12:30'),
            segment('SCHEDULED_WORKING_TIME', '12:30', '16:30'),
          ],
  } as const;
  const schedule: WorkSchedule = {
    externalCode: 'DAY',
    externalName: 'Day',
    days: [{ ...day, segments: [...day.segments] }],
    timeRecordingVariant: variant,
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 1,
  };
  const range = {
    assignmentId: 1,
    type: 'WORK_SCHEDULE',
    startDate: date,
    endDate: date,
    externalCode: 'DAY',
    isOffDay: false,
    isTemporary: false,
    holidayName: null,
    holidayCalendarCode: null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: 1,
    assignedWorkSchedule: schedule,
    minuteRange: { start: 0, end: 1440 },
    absenceTypeName: null,
  } as const;
  const planned: PlannedDay = {
    kind: 'work',
    range,
    schedule,
    day: { ...day, segments: [...day.segments] },
    isTemporary: false,
    holidayName: null,
  };
  return dayPlan(planned, date, zone);
}

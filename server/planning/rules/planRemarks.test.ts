import {
  addDays,
  daysOf,
  scheduleOn,
  type AssignedRange,
  type LocalDate,
  type WorkSchedule,
} from 'shared-contracts';
import { minutesOf } from 'shared-contracts/planning/shiftMinutes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAroundPlan, planRemarks, type PlanDay } from './planRemarks.ts';

const berlin = 'Europe/Berlin';
const week = schedule('WEEK', [...Array<Times>(5).fill(['08:00', '16:00']), null, null]);

/** Lasting weeks of office days around what is new, with what lies above. */
function days(
  fresh: readonly (readonly [first: LocalDate, last: LocalDate, schedule: WorkSchedule])[],
  over: readonly AssignedRange[] = [],
): PlanDay[] {
  const [first = '', last = ''] = [fresh[0]?.[0], fresh.at(-1)?.[1]];
  const window = daysAroundPlan({ startDate: first, endDate: last });
  const lasting = [range(window.startDate, window.endDate, week, false)];
  const scheduled = [...lasting, ...fresh.map(([from, to, work]) => range(from, to, work, true))];
  return daysOf(window).map((date) => ({
    date,
    planned: scheduleOn([...scheduled, ...over], date),
    scheduled: scheduleOn(scheduled, date),
    lasting: scheduleOn(lasting, date),
    isNew: fresh.some(([from, to]) => from <= date && date <= to),
  }));
}

/** Nothing is over yet. */
const before = '2026-01-01T00:00:00.000Z';
const told = (list: readonly PlanDay[], zone = berlin) =>
  planRemarks(list, zone, before).map(({ kind, startDate, endDate, amount }) =>
    [kind, startDate, endDate, amount].join(' '),
  );

const early = schedule('EARLY', [['06:00', '14:00']]);
const late = schedule('LATE', [['14:00', '22:00']]);
const night = schedule('NIGHT', [['22:00', '06:00']]);

describe('a new shift that is over', () => {
  const over = (list: readonly PlanDay[], now: string) =>
    planRemarks(list, berlin, now)
      .filter(({ kind }) => kind === 'ALREADY_OVER')
      .map(({ startDate, endDate }) => `${startDate} ${endDate}`);
  const office = schedule('X', [['06:00', '14:30']]);

  test('is told from its end on, and never one that was there before', () => {
    const today = days([['2026-03-10', '2026-03-10', office]]);
    expect(over(today, '2026-03-10T13:29:59.999Z')).toEqual([]);
    expect(over(today, '2026-03-10T13:30:00.000Z')).toEqual(['2026-03-10 2026-03-10']);
  });

  test('is told with the days around it that are over as well', () => {
    const list = days([['2026-03-09', '2026-03-11', office]]);
    expect(over(list, '2026-03-10T20:00:00.000Z')).toEqual(['2026-03-09 2026-03-10']);
  });

  test('of a duration schedule is over with its day', () => {
    const hours = { ...office, timeRecordingVariant: 'DURATION' as const };
    const list = days([['2026-03-10', '2026-03-10', hours]]);
    expect(over(list, '2026-03-10T22:59:59.999Z')).toEqual([]);
    expect(over(list, '2026-03-10T23:00:00.000Z')).toEqual(['2026-03-10 2026-03-10']);
  });

  test('of a night is over in the morning', () => {
    const list = days([['2026-03-10', '2026-03-10', night]]);
    expect(over(list, '2026-03-11T04:59:59.999Z')).toEqual([]);
    expect(over(list, '2026-03-11T05:00:00.000Z')).toEqual(['2026-03-10 2026-03-10']);
  });
});

describe('rest', () => {
  test('of eleven hours is enough, a minute less is not', () => {
    const until = (end: string) => schedule('X', [['13:00', end]]);
    expect(told(days([['2026-03-10', '2026-03-10', until('21:00')]]))).toEqual([]);
    expect(told(days([['2026-03-10', '2026-03-10', until('21:01')]]))).toContain(
      'SHORT_REST 2026-03-10 2026-03-11 659',
    );
  });

  test('counts to what was planned before and after', () => {
    expect(told(days([['2026-03-10', '2026-03-10', early]]))).toEqual([]);
    expect(told(days([['2026-03-10', '2026-03-10', night]]))).toContain(
      'SHORT_REST 2026-03-10 2026-03-11 120',
    );
    expect(
      told(days([['2026-03-10', '2026-03-10', schedule('X', [['02:00', '06:00']])]])),
    ).toContain('SHORT_REST 2026-03-09 2026-03-10 600');
  });

  test('between old shifts is nobody’s question', () => {
    const old = days([['2026-03-10', '2026-03-10', night]]).map((day) => ({
      ...day,
      isNew: false,
    }));
    expect(told(old)).toEqual([]);
  });

  test('is an hour shorter in the night in which the clocks go forward', () => {
    const sunday = schedule('X', [['09:00', '13:00']]);
    const fresh = [
      ['2026-03-28', '2026-03-28', schedule('Y', [['14:00', '22:00']])],
      ['2026-03-29', '2026-03-29', sunday],
    ] as const;
    expect(told(days(fresh))).toContain('SHORT_REST 2026-03-28 2026-03-29 600');
    expect(told(days(fresh), 'Asia/Bangkok').filter((text) => text.startsWith('SHORT'))).toEqual(
      [],
    );
  });

  test('is not asked of schedules by duration, whose times say nothing', () => {
    const hours = { ...night, timeRecordingVariant: 'DURATION' as const };
    expect(told(days([['2026-03-10', '2026-03-10', hours]]))).toEqual([]);
  });
});

describe('days in a row', () => {
  test('are six at most, those around the new ones counted', () => {
    expect(told(days([['2026-03-14', '2026-03-14', late]]))).toEqual([
      'OVER_HOURS 2026-03-09 2026-03-15 480',
    ]);
    expect(told(days([['2026-03-14', '2026-03-15', early]]))).toEqual([
      'MANY_DAYS 2026-03-09 2026-03-20 12',
      'OVER_HOURS 2026-03-09 2026-03-15 960',
    ]);
  });
});

describe('hours', () => {
  test('of a night over a clock change are those that pass', () => {
    const on = (date: LocalDate) => told(days([[date, date, night]]));
    expect(on('2026-10-24')).toContain('OVER_HOURS 2026-10-19 2026-10-25 540');
    expect(on('2026-03-28')).toContain('OVER_HOURS 2026-03-23 2026-03-29 420');
  });

  test('are those of the week from Monday to Sunday against the usual mean', () => {
    const long = schedule('LONG', [['08:00', '20:00']]);
    const both = days([['2026-03-15', '2026-03-16', long]]);
    expect(told(both).filter((text) => text.startsWith('OVER'))).toEqual([
      'OVER_HOURS 2026-03-09 2026-03-15 720',
      'OVER_HOURS 2026-03-16 2026-03-22 240',
    ]);
  });

  test('that are absent do not count', () => {
    const leave = above('ABSENCE', '2026-03-09', '2026-03-13');
    expect(told(days([['2026-03-14', '2026-03-14', late]], [leave]))).toEqual([]);
  });
});

test('new work below an absence, and on a holiday, is told once a stretch', () => {
  const over = [
    above('ABSENCE', '2026-03-10', '2026-03-11'),
    above('HOLIDAY', '2026-03-13', '2026-03-13'),
  ];
  expect(told(days([['2026-03-09', '2026-03-13', early]], over))).toEqual([
    'ABSENCE 2026-03-10 2026-03-11 ',
    'HOLIDAY 2026-03-13 2026-03-13 ',
  ]);
  const dayOff = { ...schedule('OFF', [null]), nonWorkingDay: true };
  expect(told(days([['2026-03-09', '2026-03-13', dayOff]], over))).toEqual([]);
});

const hour = fc.integer({ min: 0, max: 23 });
const shifts = fc.array(fc.option(fc.tuple(hour, fc.integer({ min: 1, max: 12 })), { nil: null }), {
  minLength: 7,
  maxLength: 28,
});
const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;

/** New days from a Monday on, each with its own shift or with none, in a zone without clock changes. */
function planned(list: readonly (readonly [start: number, hours: number] | null)[]): PlanDay[] {
  return days(
    list.map((shift, index) => {
      const date = addDays('2026-03-09', index);
      const times =
        shift === null ? null : ([clock(shift[0]), clock(shift[0] + shift[1])] as const);
      return [date, date, schedule(`S${index}`, [times])] as const;
    }),
  );
}
const toldOf = (kind: string, list: readonly PlanDay[]) =>
  planRemarks(list, 'UTC', before).filter((remark) => remark.kind === kind);

describe('whatever is planned', () => {
  test('each rest under eleven hours is told, and no other', () => {
    fc.assert(
      fc.property(shifts, (list) => {
        const spans = list.flatMap((shift, index) =>
          shift === null
            ? []
            : [{ start: index * 24 + shift[0], end: index * 24 + shift[0] + shift[1] }],
        );
        const rests = spans.slice(1).map(({ start }, index) => start - (spans[index]?.end ?? 0));
        const inside = toldOf('SHORT_REST', planned(list)).filter(
          ({ startDate, endDate }) =>
            startDate >= '2026-03-09' && endDate < addDays('2026-03-09', list.length),
        );
        expect(inside.map(({ amount }) => amount)).toEqual(
          rests.filter((rest) => rest < 11).map((rest) => Math.max(0, rest) * 60),
        );
      }),
    );
  });

  test('nothing is told over a day that is not managed', () => {
    fc.assert(
      fc.property(shifts, fc.nat({ max: 27 }), (list, gone) => {
        const date = addDays('2026-03-09', gone % list.length);
        const over = above('NOT_MANAGED', date, date);
        const seen = planned(list).map((day) =>
          day.date === date
            ? { ...day, planned: scheduleOn([over], date), scheduled: scheduleOn([over], date) }
            : day,
        );
        for (const remark of [...toldOf('SHORT_REST', seen), ...toldOf('MANY_DAYS', seen)]) {
          if (remark.kind === 'SHORT_REST')
            expect([remark.startDate, remark.endDate]).not.toContain(date);
          else expect(remark.startDate <= date && date <= remark.endDate).toBe(false);
        }
      }),
    );
  });

  test('more than six days in a row and hours beyond the usual are told by their amounts', () => {
    fc.assert(
      fc.property(shifts, (list) => {
        const all = planned(list);
        for (const { startDate, endDate, amount } of toldOf('MANY_DAYS', all)) {
          const run = all.filter(({ date }) => startDate <= date && date <= endDate);
          expect([run.length, run.every((day) => day.planned.kind === 'work')]).toEqual([
            amount,
            true,
          ]);
          expect(run.length).toBeGreaterThan(6);
        }
        const overs = toldOf('OVER_HOURS', all).map(({ startDate, amount }) => [startDate, amount]);
        const weeks = Map.groupBy(list.keys(), (index) => Math.floor(index / 7));
        const whole = [...weeks].filter(([, indices]) => indices.length === 7);
        for (const [place, indices] of whole) {
          const hours = indices.reduce((sum, index) => sum + (list[index]?.[1] ?? 0), 0);
          const overHours = overs.find(([monday]) => monday === addDays('2026-03-09', place * 7));
          expect(overHours?.[1] ?? 0).toBe(Math.max(0, hours - 40) * 60);
        }
      }),
    );
  });
});

type Times = readonly [start: string, end: string] | null;

function schedule(externalCode: string, of: readonly Times[]): WorkSchedule {
  return {
    externalCode,
    externalName: externalCode,
    days: of.map((times, index) => {
      const [startTime = '', endTime = ''] = times ?? [];
      const length = (minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440;
      const minuteDuration = times === null ? 0 : length;
      return {
        dayNumber: index + 1,
        category: times === null ? 'OFF' : 'DAY_MODEL',
        segments:
          times === null
            ? []
            : [{ category: 'SCHEDULED_WORKING_TIME', startTime, endTime, minuteDuration }],
        workingMinutes: minuteDuration,
        customDurationBreak: null,
      };
    }),
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: of.length,
  };
}

function range(
  startDate: LocalDate,
  endDate: LocalDate,
  assignedWorkSchedule: WorkSchedule,
  isTemporary: boolean,
): AssignedRange {
  return { ...above('WORK_SCHEDULE', startDate, endDate), assignedWorkSchedule, isTemporary };
}

function above(
  type: AssignedRange['type'],
  startDate: LocalDate,
  endDate: LocalDate,
): AssignedRange {
  return {
    assignmentId: 1,
    type,
    startDate,
    endDate,
    externalCode: null,
    isOffDay: false,
    isTemporary: false,
    holidayName: type === 'HOLIDAY' ? 'Holiday' : null,
    holidayCalendarCode: null,
    absenceTypeName: type === 'ABSENCE' ? 'Leave' : null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: 1,
    assignedWorkSchedule: null,
    minuteRange: null,
  };
}

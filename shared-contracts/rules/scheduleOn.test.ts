import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isInRange } from './dateRange.ts';
import {
  holidayNameOf,
  scheduleOn,
  type AssignedRange,
  type PlannedDay,
  type WorkSchedule,
} from './scheduleOn.ts';

const monday = '2025-05-12';

describe('the strongest range of a day counts', () => {
  const permanent = range({ externalCode: 'EARLY', startDate: '2024-01-01' });
  const temporary = range({ externalCode: 'LATE', isTemporary: true });
  const holiday = range({ type: 'HOLIDAY', holidayName: 'Founders’ Day' });
  const absence = range({ type: 'ABSENCE', absenceTypeName: 'Leave' });
  const notManaged = range({ type: 'NOT_MANAGED' });
  const dayOff = {
    ...range({ isTemporary: true, startDate: '2025-05-01' }),
    assignedWorkSchedule: nonWorking('FREE'),
  };
  const fromWeakest = [permanent, dayOff, holiday, temporary, absence, notManaged];
  const told = [
    'work EARLY',
    'off FREE',
    'holiday Founders’ Day',
    'work LATE',
    'absence Leave',
    'not-managed',
  ];

  test.each(told.map((said, index) => [said, fromWeakest.slice(0, index + 1)] as const))(
    '%s',
    (said, ranges) => {
      expect(tell(scheduleOn(ranges, monday))).toBe(said);
      expect(tell(scheduleOn(ranges.toReversed(), monday))).toBe(said);
    },
  );

  test('and it says whether the schedule is a temporary one', () => {
    expect(scheduleOn([permanent], monday)).toMatchObject({ kind: 'work', isTemporary: false });
    expect(scheduleOn([permanent, temporary], monday)).toMatchObject({ isTemporary: true });
  });

  test('of two temporary ones that which starts later', () => {
    const older = range({ externalCode: 'OLDER', isTemporary: true, startDate: '2025-05-01' });
    const newer = range({ externalCode: 'NEWER', isTemporary: true, startDate: '2025-05-05' });
    expect(tell(scheduleOn([older, newer], monday))).toBe('work NEWER');
    expect(tell(scheduleOn([newer, older], monday))).toBe('work NEWER');
  });

  test('of two that start alike the later one in the list', () => {
    const first = range({ externalCode: 'FIRST' });
    const second = range({ externalCode: 'SECOND' });
    expect(tell(scheduleOn([first, second], monday))).toBe('work SECOND');
  });

  test('on its first and last day, and not around them', () => {
    const ranges = [permanent, { ...holiday, startDate: '2025-05-13', endDate: '2025-05-14' }];
    const kinds = [12, 13, 14, 15].map((day) => scheduleOn(ranges, `2025-05-${day}`).kind);
    expect(kinds).toEqual(['work', 'holiday', 'holiday', 'work']);
  });

  test('and where there is none, nothing is planned', () => {
    expect(scheduleOn([], monday)).toEqual({ kind: 'none' });
    expect(scheduleOn([permanent], '2023-12-31')).toEqual({ kind: 'none' });
    expect(scheduleOn([{ ...permanent, assignedWorkSchedule: null }], monday).kind).toBe('none');
  });
});

describe('days off', () => {
  test('are those of the schedule', () => {
    const ranges = [range({ externalCode: 'EARLY' })];
    const kinds = Array.from({ length: 7 }, (_, day) => scheduleOn(ranges, addDays(monday, day)));
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('work'),
      ...Array(2).fill('off'),
    ]);
  });

  test('are all days of a non-working schedule', () => {
    const ranges = [{ ...range({ isTemporary: true }), assignedWorkSchedule: nonWorking('NWD-C') }];
    expect(scheduleOn(ranges, monday).kind).toBe('off');
  });
});

describe('on a public holiday', () => {
  const dates = fc.nat({ max: 13 }).map((days) => addDays(monday, days));
  const spans = fc.tuple(dates, fc.nat({ max: 6 })).map(([startDate, length]) => ({
    startDate,
    endDate: addDays(startDate, length),
  }));
  const schedules = fc.array(
    fc
      .tuple(spans, fc.boolean(), fc.integer({ min: 1, max: 7 }), fc.constantFrom('A', 'B'))
      .map(([span, isTemporary, workScheduleDayNumberFromDate, externalCode]) => ({
        ...range({ externalCode, isTemporary, workScheduleDayNumberFromDate }),
        ...span,
      })),
    { maxLength: 5 },
  );
  const holidays = fc.array(
    dates.map((date) => ({
      ...range({ type: 'HOLIDAY', holidayName: `Day ${date}` }),
      ...{ startDate: date, endDate: date },
    })),
    { maxLength: 3 },
  );
  const leave = fc.array(
    spans.map((span) => ({ ...range({ type: 'ABSENCE', absenceTypeName: 'Leave' }), ...span })),
    { maxLength: 2 },
  );

  test('temporary work is done as on any day, and all else yields to the day', () => {
    fc.assert(
      fc.property(schedules, holidays, dates, (planned, closed, date) => {
        const without = scheduleOn(planned, date);
        const day = scheduleOn([...planned, ...closed], date);
        const isClosed = closed.some(({ startDate }) => startDate === date);
        const isPlanned = without.kind === 'work' && without.isTemporary;
        if (!isClosed) expect(day).toEqual(without);
        else if (isPlanned) expect(day).toEqual({ ...without, holidayName: `Day ${date}` });
        else expect(day.kind).toBe('holiday');
        expect(holidayNameOf(day)).toBe(isClosed ? `Day ${date}` : null);
      }),
    );
  });

  test('leave stays leave, whatever is planned', () => {
    fc.assert(
      fc.property(schedules, holidays, leave, dates, (planned, closed, away, date) => {
        const day = scheduleOn([...planned, ...closed, ...away], date);
        const isAway = away.some((each) => isInRange(date, each));
        if (isAway) expect(day.kind).toBe('absence');
        else expect(day).toEqual(scheduleOn([...planned, ...closed], date));
      }),
    );
  });
});

describe('the days of a schedule', () => {
  const cycles = fc.integer({ min: 1, max: 35 });
  const daysAfter = fc.integer({ min: 0, max: 400 });

  test('begin with the number of the range’s first day and follow in turn', () => {
    fc.assert(
      fc.property(cycles, fc.nat({ max: 34 }), daysAfter, (cycle, offset, after) => {
        const first = (offset % cycle) + 1;
        const ranges = [cycling(cycle, first)];
        expect(dayNumber(scheduleOn(ranges, monday))).toBe(first);
        const today = dayNumber(scheduleOn(ranges, addDays(monday, after)));
        const tomorrow = dayNumber(scheduleOn(ranges, addDays(monday, after + 1)));
        expect(tomorrow).toBe(today === cycle ? 1 : today + 1);
      }),
    );
  });

  test('come again after the length of the schedule', () => {
    fc.assert(
      fc.property(cycles, daysAfter, fc.integer({ min: 1, max: 5 }), (cycle, after, times) => {
        const ranges = [cycling(cycle, 1)];
        const date = addDays(monday, after);
        const again = addDays(date, cycle * times);
        expect(scheduleOn(ranges, again)).toEqual(scheduleOn(ranges, date));
      }),
    );
  });
});

function tell(planned: PlannedDay): string {
  switch (planned.kind) {
    case 'work':
    case 'off':
      return `${planned.kind} ${planned.schedule.externalCode}`;
    case 'holiday':
    case 'absence':
      return `${planned.kind} ${planned.name}`;
    case 'not-managed':
    case 'none':
      return planned.kind;
  }
}

function dayNumber(planned: PlannedDay): number {
  if (planned.kind !== 'work' && planned.kind !== 'off') throw new Error('No schedule.');
  return planned.day.dayNumber;
}

function cycling(length: number, firstDay: number): AssignedRange {
  const base = week('CYCLE');
  const days = Array.from({ length }, (_, index) => ({
    dayNumber: index + 1,
    category: 'DAY_MODEL' as const,
    segments: [],
    workingMinutes: index % 3 === 2 ? 0 : 480,
    customDurationBreak: null,
  }));
  return {
    ...range({}),
    startDate: monday,
    endDate: '2027-12-31',
    workScheduleDayNumberFromDate: firstDay,
    assignedWorkSchedule: { ...base, days, duration: length },
  };
}

function range(given: Partial<AssignedRange>): AssignedRange {
  const type = given.type ?? 'WORK_SCHEDULE';
  return {
    assignmentId: 1,
    type,
    startDate: monday,
    endDate: '2025-05-18',
    externalCode: null,
    isOffDay: false,
    isTemporary: false,
    holidayName: null,
    holidayCalendarCode: null,
    absenceTypeName: null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: 1,
    assignedWorkSchedule: type === 'WORK_SCHEDULE' ? week(given.externalCode ?? 'WEEK') : null,
    minuteRange: null,
    ...given,
  };
}

/** Five days of work from 8 to 16 o'clock and two days off. */
function week(externalCode: string): WorkSchedule {
  return {
    externalCode,
    externalName: externalCode,
    days: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      dayNumber: number,
      category: number > 5 ? 'OFF' : 'DAY_MODEL',
      segments: [],
      workingMinutes: number > 5 ? 0 : 480,
      customDurationBreak: null,
    })),
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 7,
  };
}

function nonWorking(externalCode: string): WorkSchedule {
  return { ...week(externalCode), nonWorkingDay: true };
}

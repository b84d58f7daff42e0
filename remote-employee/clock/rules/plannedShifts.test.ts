import type { AssignedRange } from 'shared-contracts';
import { expect, it } from 'vitest';
import { nextPlannedShift, plannedNow, plannedOn, plannedShifts } from './plannedShifts.ts';

const zone = 'Europe/Berlin';
const week = { startDate: '2026-11-16', endDate: '2026-11-22' };

it('has the shifts of the schedule with their breaks, and no days off', () => {
  const planned = plannedShifts([range(['EARLY', 'OFF'])], week, zone);
  expect(planned.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-18',
    '2026-11-20',
    '2026-11-22',
  ]);
  expect(planned[0]).toEqual({
    date: '2026-11-16',
    name: 'Rota',
    start: '2026-11-16T05:00:00.000Z',
    end: '2026-11-16T13:30:00.000Z',
    breakSeconds: 1800,
  });
});

it('gives a night to the shift that began the evening before', () => {
  const planned = plannedShifts([range(['NIGHT'])], week, zone);
  const at = (instant: string) => plannedNow(planned, instant, zone)?.date;
  expect(at('2026-11-18T23:30:00.000Z')).toBe('2026-11-18');
  expect(at('2026-11-19T04:59:00.000Z')).toBe('2026-11-18');
  expect(at('2026-11-19T05:01:00.000Z')).toBe('2026-11-19');
});

it('plans nothing more for a day whose shift is over, and names the next one', () => {
  const planned = plannedShifts([range(['EARLY'])], week, zone);
  const evening = '2026-11-18T17:00:00.000Z';
  expect(plannedNow(planned, evening, zone)).toBeNull();
  expect(plannedOn(planned, '2026-11-18')?.end).toBe('2026-11-18T13:30:00.000Z');
  expect(nextPlannedShift(planned, evening)?.date).toBe('2026-11-19');
  expect(nextPlannedShift(planned, '2026-11-23T17:00:00.000Z')).toBeNull();
});

type Kind = 'EARLY' | 'NIGHT' | 'OFF';

function range(kinds: readonly Kind[]): AssignedRange {
  return {
    assignmentId: 31,
    type: 'WORK_SCHEDULE',
    startDate: '2026-11-16',
    endDate: '2026-12-31',
    externalCode: 'ROTA',
    isOffDay: false,
    isTemporary: false,
    holidayName: null,
    holidayCalendarCode: null,
    absenceTypeName: null,
    workScheduleColor: null,
    workScheduleDayNumberFromDate: 1,
    minuteRange: null,
    assignedWorkSchedule: {
      externalCode: 'ROTA',
      externalName: 'Rota',
      timeRecordingVariant: 'CLOCK',
      individualWorkSchedule: false,
      individualWorkScheduleUserId: null,
      customWorkScheduleInfo: null,
      nonWorkingDay: false,
      duration: kinds.length,
      days: kinds.map((kind, index) => dayOf(kind, index + 1)),
    },
  };
}

function dayOf(kind: Kind, dayNumber: number) {
  if (kind === 'OFF') {
    const nothing = { segments: [], workingMinutes: 0, customDurationBreak: null };
    return { dayNumber, category: 'OFF' as const, ...nothing };
  }
  const times =
    kind === 'EARLY' ? ['06:00', '10:00', '10:30', '14:30'] : ['22:00', '02:00', '02:30', '06:00'];
  const [start = '', pause = '', resume = '', end = ''] = times;
  const work = 'SCHEDULED_WORKING_TIME' as const;
  return {
    dayNumber,
    category: 'WORKING_DAY' as const,
    workingMinutes: 480,
    customDurationBreak: null,
    segments: [
      { category: work, startTime: start, endTime: pause, minuteDuration: 240 },
      {
        category: 'SCHEDULED_UNPAID_BREAK' as const,
        startTime: pause,
        endTime: resume,
        minuteDuration: 30,
      },
      { category: work, startTime: resume, endTime: end, minuteDuration: 240 },
    ],
  };
}

import { expect, test } from 'vitest';
import type { HrSegment, HrShift, HrTime, HrTimeRecord } from '../../hr-outbox/rules/hrSystem.ts';
import { timeOperations } from './timeOperations.ts';

const day = (clock: string) => `2026-03-10T${clock}:00.000Z`;
const segment = (
  id: number,
  pairType: HrSegment['pairType'],
  from: string,
  to: string,
): HrSegment => ({ id, pairType, clockIn: day(from), clockOut: day(to) });

const pause = segment(8, 'BREAK', '11:00', '11:30');
const errand = segment(9, 'SEGMENT', '13:00', '14:00');

function shiftOf(...segments: HrSegment[]): HrShift {
  const whole = { clockIn: day('07:00'), clockOut: day('15:00') };
  return { ...whole, timeType: 'work', costCenter: '4711', segments };
}

function record(shift: HrShift, own: HrSegment | null = null): HrTimeRecord {
  const { clockIn, clockOut } = own ?? shift;
  const time: HrTime = {
    ...{ pairType: own?.pairType ?? 'SHIFT', shiftId: 7, startDate: '2026-03-10' },
    ...{ timeZone: 'Europe/Berlin', clockIn, clockOut, isCallBack: false, duration: null },
    timeType: own === null ? shift.timeType : 'errand',
    ...{ costCenter: own === null ? shift.costCenter : '4712', adjusted: null, shift },
  };
  const id = own?.id ?? 7;
  const who = { employeeNumber: 'E-1', assignment: 'A-1' };
  return { key: `${id}-1`, id, code: `PUNCTUAL-${id}`, operation: 'UPSERT', ...who, time };
}

/** What is sent, in short: code and local times, or that it is deleted. */
function told(given: HrTimeRecord, breakTimeType: string | null = null) {
  return timeOperations(given, { userId: 'u1', breakTimeType }).map((operation) =>
    operation.method === 'DELETE'
      ? `${operation.externalCode} deleted`
      : `${operation.externalCode} ${operation.fields['startTime']} ${operation.fields['endTime']} ${operation.fields['timeType']}`,
  );
}

test('a shift without segments is one time of work, in what its clocks showed', () => {
  expect(timeOperations(record(shiftOf()), { userId: 'u1', breakTimeType: null })).toEqual([
    {
      ...{ method: 'UPSERT', entity: 'ExternalTimeData', externalCode: 'PUNCTUAL-7' },
      fields: {
        ...{ userId: 'u1', timeType: 'work', costCenter: '4711' },
        ...{ startDate: '/Date(1773100800000)/', startTime: 'PT08H00M00S' },
        ...{ endDate: '/Date(1773100800000)/', endTime: 'PT16H00M00S' },
      },
    },
  ]);
});

test('breaks are gaps between times of work, and other activities stand in them', () => {
  const shift = shiftOf(pause, errand);
  expect(
    [record(shift), record(shift, pause), record(shift, errand)].flatMap((each) => told(each)),
  ).toEqual([
    'PUNCTUAL-7 PT08H00M00S PT12H00M00S work',
    'PUNCTUAL-8 deleted',
    'PUNCTUAL-8-R PT12H30M00S PT14H00M00S work',
    'PUNCTUAL-9 PT14H00M00S PT15H00M00S errand',
    'PUNCTUAL-9-R PT15H00M00S PT16H00M00S work',
  ]);
});

test('where breaks have a time type, they lie upon the time of work', () => {
  const shift = shiftOf(pause, errand);
  expect(
    [record(shift), record(shift, pause), record(shift, errand)].flatMap((each) =>
      told(each, 'PAUSE'),
    ),
  ).toEqual([
    'PUNCTUAL-7 PT08H00M00S PT14H00M00S work',
    'PUNCTUAL-8 PT12H00M00S PT12H30M00S PAUSE',
    'PUNCTUAL-8-R deleted',
    'PUNCTUAL-9 PT14H00M00S PT15H00M00S errand',
    'PUNCTUAL-9-R PT15H00M00S PT16H00M00S work',
  ]);
});

test('no time of work is empty: what nothing is left of is deleted', () => {
  const early = segment(9, 'SEGMENT', '07:00', '09:00');
  const late = segment(10, 'SEGMENT', '09:00', '15:00');
  const shift = shiftOf(early, late);
  expect(
    [record(shift), record(shift, early), record(shift, late)].flatMap((each) => told(each)),
  ).toEqual([
    'PUNCTUAL-7 deleted',
    'PUNCTUAL-9 PT08H00M00S PT10H00M00S errand',
    'PUNCTUAL-9-R deleted',
    'PUNCTUAL-10 PT10H00M00S PT16H00M00S errand',
    'PUNCTUAL-10-R deleted',
  ]);
});

test('a night ends on the next day, also when the clocks change in it', () => {
  const clockIn = '2026-03-28T21:00:00.000Z';
  const clockOut = '2026-03-29T04:00:00.000Z';
  const night = { ...shiftOf(), clockIn, clockOut };
  const [operation] = timeOperations(record(night), { userId: 'u1', breakTimeType: null });
  expect(operation).toMatchObject({
    fields: {
      ...{ startDate: '/Date(1774656000000)/', startTime: 'PT22H00M00S' },
      ...{ endDate: '/Date(1774742400000)/', endTime: 'PT06H00M00S' },
    },
  });
});

test('what is deleted here is deleted with the work that followed it', () => {
  expect(told({ ...record(shiftOf()), operation: 'DELETE', time: null })).toEqual([
    'PUNCTUAL-7 deleted',
    'PUNCTUAL-7-R deleted',
  ]);
});

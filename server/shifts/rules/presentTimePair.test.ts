import { defaultFeatures } from 'shared-contracts/features';
import type { components } from 'shared-contracts';
import { expect, test } from 'vitest';
import { plannedWorkday } from '../../testing/plannedWorkday.ts';
import { dayPlan } from './dayPlan.ts';
import { indicatorsOf } from './infoIndicators.ts';
import { newSegment } from './newSegment.ts';
import { newTimePair } from './newTimePair.ts';
import { presentTimePair, type ShiftInContext } from './presentTimePair.ts';
import type { AssignmentFacts, Catalogue, PresentationContext } from './timePairContext.ts';
import { noClockOut, type SegmentRow, type TimePairRow } from './timePairRow.ts';

const timeZone = 'Europe/Berlin';
const date = '2026-03-02';

const assignment: AssignmentFacts = {
  id: 1,
  employeeId: 2,
  description: 'Nurse in ward 1',
  position: { id: 3, description: 'Nurse' },
  startDate: '2025-01-01',
  endDate: '2026-06-30',
  timeZone,
  authorities: [],
  costCenterId: null,
  timeTypeProfileId: 4,
  mainTimeTypeId: 5,
  timeTypeIds: [5],
  geofenceIds: [],
  customFieldIds: [],
  managerIds: [],
};

const catalogue: Catalogue = {
  timeTypes: new Map([[5, { name: 'Work', customFieldIds: [] }]]),
  costCenters: new Map([[6, 'Ward 1']]),
  earlier: {
    ...{ timeTypes: new Map(), costCenters: new Map(), positions: new Map() },
    ...{ geofences: new Map(), reasons: new Map() },
  },
  geofences: new Map([[7, { id: 7, name: 'Harbour', latitude: 53.5, longitude: 10, radius: 100 }]]),
  customFields: new Map([[8, { id: 8, required: false, options: new Map([[9, 'Van']]) }]]),
  reasons: new Map([
    [
      10,
      {
        code: 'FORGOT',
        names: { en: 'Forgot', de: 'Vergessen', es: 'Olvido', th: 'ลืม' },
        forShifts: true,
        forSegments: true,
      },
    ],
  ]),
};

const context: PresentationContext = {
  catalogue,
  deciders: new Map(),
  hrWords: new Map(),
  features: defaultFeatures,
  locale: 'de',
  now: '2026-03-02T20:00:00.000Z',
};

/** 08:00 to 16:30 with half an hour at noon, local time; UTC is an hour earlier. */
const workday = dayPlan(plannedWorkday(date), date, timeZone);

function pair(given: Partial<TimePairRow> = {}): TimePairRow {
  return newTimePair({
    id: 11,
    assignment_id: 1,
    start_date: date,
    time_zone: timeZone,
    clock_in: '2026-03-02T07:00:00.000Z',
    clock_in_offset: 60,
    clock_in_latitude: 53.5,
    clock_in_longitude: 10,
    clock_in_accuracy: 5,
    clock_in_geofence_id: 7,
    clock_in_geofence_result: 'INSIDE',
    clock_in_origin: 'WEB',
    clock_in_punch_type: 'CLOCK',
    clock_in_device_at: null,
    clock_in_comment: null,
    status: 'INCOMPLETE',
    ...given,
  });
}

/** A shift that ended at the given UTC time, net duration as if without breaks. */
function ended(time: string, given: Partial<TimePairRow> = {}): TimePairRow {
  const clockOut = `2026-03-02T${time}:00.000Z`;
  const duration = (Date.parse(clockOut) - Date.parse('2026-03-02T07:00:00.000Z')) / 1000;
  return pair({
    clock_out: clockOut,
    clock_out_offset: 60,
    clock_out_latitude: 53.5,
    clock_out_longitude: 10,
    clock_out_geofence_result: 'INSIDE',
    clock_out_origin: 'WEB',
    clock_out_punch_type: 'CLOCK',
    duration,
    status: 'PENDING',
    ...given,
  });
}

function pause(start: string, end: string | null): SegmentRow {
  const { version: _version, ...columns } = pair();
  return newSegment({
    ...columns,
    ...noClockOut,
    id: 12,
    shift_id: 11,
    clock_in: `2026-03-02T${start}:00.000Z`,
    clock_out: end === null ? null : `2026-03-02T${end}:00.000Z`,
    clock_out_offset: end === null ? null : 60,
    previous_version_id: null,
  });
}

function present(row: TimePairRow, given: Partial<ShiftInContext> = {}, now = context.now) {
  const shift = { pair: row, segments: [], assignment, plan: workday, modifiedBy: null, ...given };
  const info_indicators = indicatorsOf(shift, shift.plan, context.features, true);
  return presentTimePair({ ...shift, pair: { ...row, info_indicators } }, { ...context, now });
}

const indicators = (
  ...args: Parameters<typeof present>
): components['schemas']['InfoIndicator'][] => present(...args).infoIndicators;

test('a shift stands beside its schedule, in minutes and on the timeline', () => {
  const shown = present(ended('16:00', { duration: 8.5 * 3600 + 4 }), {
    segments: [pause('11:00', '11:30')],
  });
  expect(shown).toMatchObject({
    expectedMinuteDuration: 480,
    workScheduleMinuteDeviation: 30,
    startingWorkScheduleDay: 3,
    workScheduleExternalCode: 'EARLY',
    actualDuration: 9 * 3600,
    roundedDuration: 8.5 * 3600,
    workSchedule: {
      externalName: 'Early shift',
      actual: [
        { category: 'WORK', startTime: '2026-03-02T07:00:00.000Z', minuteDuration: 240 },
        { category: 'BREAK', startTime: '2026-03-02T11:00:00.000Z', minuteDuration: 30 },
        { category: 'WORK', startTime: '2026-03-02T11:30:00.000Z', minuteDuration: 270 },
      ],
      expected: [
        { category: 'WORK', startTime: '2026-03-02T07:00:00.000Z' },
        { category: 'BREAK', startTime: '2026-03-02T11:00:00.000Z' },
        { category: 'WORK', endTime: '2026-03-02T15:30:00.000Z' },
      ],
    },
  });
});

test('without a schedule nothing is expected, and on a holiday no minute', () => {
  const none = dayPlan({ kind: 'none' }, date, timeZone);
  expect(present(ended('16:00'), { plan: none })).toMatchObject({
    expectedMinuteDuration: null,
    workScheduleMinuteDeviation: null,
    workSchedule: null,
  });
  const { range } = workday.planned.kind === 'work' ? workday.planned : { range: null };
  if (range === null) throw new Error('The day is planned.');
  const holiday = dayPlan({ kind: 'holiday', range, name: 'Founders' }, date, timeZone);
  expect(present(ended('15:00'), { plan: holiday })).toMatchObject({
    expectedMinuteDuration: 0,
    workScheduleMinuteDeviation: 480,
    workSchedule: null,
  });
});

test('an open shift has no duration and shows whether its person is there', () => {
  expect(present(pair())).toMatchObject({
    duration: null,
    clockOut: null,
    isSegmentPairActive: false,
  });
  expect(indicators(pair())).toContain('CURRENTLY_CLOCKED_IN');
  const away = { segments: [pause('11:00', null)] };
  expect(indicators(pair(), away)).toContain('CURRENTLY_AWAY');
  expect(indicators(pair({ is_correction: true, status: 'PENDING' }))).not.toContain(
    'CURRENTLY_CLOCKED_IN',
  );
});

test("ten minutes beside the schedule are nobody's business, eleven are shown", () => {
  const at = (clockIn: string, clockOut: string) =>
    indicators(ended(clockOut, { clock_in: `2026-03-02T${clockIn}:00.000Z` }));
  expect(at('06:50', '15:40')).not.toContain('EARLY_LOGIN');
  expect(at('06:50', '15:40')).not.toContain('LATE_LOGOFF');
  expect(at('06:49', '15:41')).toEqual(expect.arrayContaining(['EARLY_LOGIN', 'LATE_LOGOFF']));
});

test('six hours without a break are allowed, more are shown', () => {
  const noon = { segments: [pause('11:00', '11:30')] };
  expect(indicators(ended('13:00'))).not.toContain('MISSED_BREAK');
  expect(indicators(ended('13:01'))).toContain('MISSED_BREAK');
  expect(indicators(ended('16:00'), noon)).not.toContain('MISSED_BREAK');
  expect(indicators(pair(), {}, '2026-03-02T14:00:00.000Z')).toContain('MISSED_BREAK');
});

test('where nobody asks for breaks none is missed', () => {
  const shift = {
    pair: ended('16:00'),
    segments: [],
  };
  const { properties } = defaultFeatures;
  const off = { ...defaultFeatures, properties: { ...properties, MISSED_BREAK_INDICATOR: 0 } };
  expect(indicatorsOf(shift, workday, defaultFeatures, true)).toContain('MISSED_BREAK');
  expect(indicatorsOf(shift, workday, off, true)).not.toContain('MISSED_BREAK');
});

test('a punch without a position or outside of its fence is shown', () => {
  const nowhere = { clock_in_latitude: null, clock_in_longitude: null };
  expect(indicators(ended('15:00'))).not.toContain('NO_GEO_DATA');
  expect(indicators(ended('15:00', nowhere))).toContain('NO_GEO_DATA');
  for (const origin of ['IMPORT', 'TERMINAL'] as const) {
    const made = ended('15:00', { ...nowhere, clock_in_origin: origin });
    expect(indicators(made)).not.toContain('NO_GEO_DATA');
  }
  const byHand = { clock_in_punch_type: 'MANUAL', clock_out_punch_type: 'MANUAL' } as const;
  const unplaced = { ...nowhere, clock_out_latitude: null, clock_out_longitude: null };
  expect(indicators(ended('15:00', { ...unplaced, ...byHand }))).not.toContain('NO_GEO_DATA');
  expect(indicators(ended('15:00', { clock_out_geofence_result: 'BORDERING_OUTSIDE' }))).toContain(
    'OUTSIDE_GEOFENCE',
  );
  expect(indicators(ended('15:00', { clock_out_origin: 'AUTOMATIC' }))).toContain(
    'AUTO_CLOCKED_OUT',
  );
});

test('devices in other offsets are noticed, in one punch or between the two', () => {
  expect(present(ended('15:00', { clock_in_offset: 420, clock_out_offset: 420 }))).toMatchObject({
    hasTimeZoneDiscrepancy: true,
    hasShiftTimeZoneDiscrepancy: false,
    showTimeZone: true,
  });
  expect(present(ended('15:00', { clock_out_offset: 0 }))).toMatchObject({
    hasTimeZoneDiscrepancy: true,
    hasShiftTimeZoneDiscrepancy: true,
  });
});

test("names come from the company's lists, a reason in the reader's language", () => {
  const row = ended('15:00', {
    time_type_id: 5,
    cost_center_id: 6,
    custom_field_values: [{ id: 9, timePairCustomField: { id: 8 } }],
    reason_id: 10,
    clock_in_comment: 'Hi',
    clock_out_comment: 'Bye',
  });
  expect(present(row)).toMatchObject({
    timeType: { id: 5, externalName: 'Work' },
    costCenter: { id: 6, name: 'Ward 1' },
    timePairCustomFieldValues: [{ id: 9, name: 'Van' }],
    reason: { id: 10, reasonName: 'FORGOT', description: 'Vergessen' },
    clockIn: { geofence: { name: 'Harbour' } },
    comments: [
      { comment: 'Hi', isClockInComment: true },
      { comment: 'Bye', isClockInComment: false },
    ],
  });
  expect(present({ ...row, reason_text: 'Lost my phone' }).reason?.description).toBe(
    'Lost my phone',
  );
});

test('an assignment that has ended is no longer active', () => {
  expect(present(ended('15:00')).employeeAssignment.active).toBe(true);
  expect(present(ended('15:00'), {}, '2026-07-01T12:00:00.000Z').employeeAssignment.active).toBe(
    false,
  );
});

test('late is whoever starts the day eleven minutes after its plan, not whoever comes back', () => {
  const late = '2026-03-02T07:11:00.000Z';
  expect(indicators(ended('15:30', { clock_in: '2026-03-02T07:10:00.000Z' }))).not.toContain(
    'LATE_CLOCK_IN',
  );
  expect(indicators(ended('15:30', { clock_in: late }))).toContain('LATE_CLOCK_IN');
  const shift = { pair: ended('15:30', { clock_in: late }), segments: [] };
  expect(indicatorsOf(shift, workday, context.features, false)).not.toContain('LATE_CLOCK_IN');
  const evening = ended('19:00', { clock_in: '2026-03-02T15:30:00.000Z' });
  expect(indicators(evening)).not.toContain('LATE_CLOCK_IN');
});

test('a break shorter than the planned one within the shift is shown', () => {
  const rested = (end: string) => indicators(ended('15:30'), { segments: [pause('11:00', end)] });
  expect(rested('11:30')).not.toContain('SHORT_BREAK');
  expect(rested('11:29')).toContain('SHORT_BREAK');
  // Without any break it was missed, and that is told alone.
  expect(indicators(ended('15:30'))).toContain('MISSED_BREAK');
  expect(indicators(ended('15:30'))).not.toContain('SHORT_BREAK');
  expect(indicators(ended('11:20'))).not.toContain('SHORT_BREAK');
});

test('time on a day of leave is shown', () => {
  const leave = { planned: { kind: 'absence', range: workedRange(), name: 'Vacation' } } as const;
  expect(
    indicators(ended('15:30'), { plan: { ...leave, date, minutes: 0, segments: [] } }),
  ).toContain('OVERLAPS_LEAVE');
});

test("a device's clock that differs by more than two minutes is shown, in either direction", () => {
  const skewed = (device: string) =>
    indicators(ended('15:30', { clock_in_device_at: `2026-03-02T${device}.000Z` }));
  expect(skewed('07:02:00')).not.toContain('CLOCK_SKEW');
  expect(skewed('07:02:01')).toContain('CLOCK_SKEW');
  expect(skewed('06:57:59')).toContain('CLOCK_SKEW');
  const atTheEnd = { clock_out_device_at: '2026-03-02T16:00:00.000Z' };
  expect(indicators(ended('15:30', atTheEnd))).toContain('CLOCK_SKEW');
});

test('a missing clock-out is shown once it is overdue, and at once on a correction', () => {
  const at = (now: string) => indicators(pair(), {}, `2026-03-02T${now}.000Z`);
  expect(at('15:34:59')).not.toContain('CLOCK_OUT_MISSING');
  expect(at('15:35:00')).toContain('CLOCK_OUT_MISSING');
  expect(indicators(pair({ is_correction: true, status: 'PENDING' }))).toContain(
    'CLOCK_OUT_MISSING',
  );
});

function workedRange() {
  const planned = plannedWorkday(date);
  if (planned.kind === 'none') throw new Error('A workday has its range.');
  return planned.range;
}

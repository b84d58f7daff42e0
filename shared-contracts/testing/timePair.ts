import type { components } from '../openapi/schema.gen.ts';

type TimePair = components['schemas']['TimePair'];
type SegmentTimePair = TimePair['segmentTimePairs'][number];

/** A shift in Berlin from 06:00 to 14:30 with a break; override what the test needs. */
export function timePair(changes: Partial<TimePair> = {}): TimePair {
  return {
    id: 501,
    originalVersionId: 501,
    previousVersionId: null,
    employeeAssignment: {
      id: 31,
      employeeId: 7,
      active: true,
      authorityNames: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
      description: 'Housekeeping in ward 3',
      position: { id: 41, description: 'Housekeeping attendant' },
      timeTypeProfile: { id: 51 },
    },
    timeZone: 'Europe/Berlin',
    clockIn: punch('2026-11-18T05:02:00.000Z'),
    clockOut: punch('2026-11-18T13:44:00.000Z'),
    startDate: '2026-11-18',
    status: 'PENDING',
    type: 'CLOCK',
    pairType: 'SHIFT',
    isCallBack: false,
    mealBreakWaived: null,
    isCorrection: false,
    isManualPair: false,
    isAutoApproved: false,
    isInactive: false,
    isAbsence: false,
    absenceType: null,
    deletedDate: null,
    adjustedVersion: null,
    adjustedVersionAvailable: false,
    duration: 29_640,
    roundedDuration: 29_640,
    actualDuration: 31_320,
    expectedMinuteDuration: 480,
    workScheduleMinuteDeviation: 14,
    startingWorkScheduleDay: 3,
    workScheduleExternalCode: 'EARLY',
    workSchedule: {
      externalName: 'Early shift',
      actual: [],
      expected: [
        expected('WORK', '05:00', '09:00', 240),
        expected('BREAK', '09:00', '09:30', 30),
        expected('WORK', '09:30', '13:30', 240),
      ],
    },
    spanningDays: 0,
    hasTimeZoneDiscrepancy: false,
    hasShiftTimeZoneDiscrepancy: false,
    showTimeZone: false,
    extractionStatus: 'NOT_EXTRACTED',
    synchronisationStatus: null,
    synchronisationError: null,
    statusBeforeDeletion: null,
    decision: null,
    wasPreviouslyApproved: false,
    changedAfterApproval: false,
    sentLate: false,
    isSegmentPairActive: false,
    timeType: { id: 61, externalName: 'Regular hours' },
    costCenter: { id: 71, name: '4120 Ward 3 East' },
    modifiedBy: null,
    timePairCustomFieldValues: [],
    segmentTimePairs: [breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z')],
    reason: null,
    correctionDate: null,
    commentSummary: { clockInComment: null, clockOutComment: null },
    comments: [],
    infoIndicators: [],
    ...changes,
  };
}

/** An open shift: clocked in, without breaks and schedule. */
export function openPair(clockedIn: string, changes: Partial<TimePair> = {}): TimePair {
  return timePair({
    id: 601,
    originalVersionId: 601,
    clockIn: punch(clockedIn),
    clockOut: null,
    startDate: clockedIn.slice(0, 10),
    status: 'INCOMPLETE',
    duration: null,
    workSchedule: null,
    workScheduleMinuteDeviation: null,
    segmentTimePairs: [],
    ...changes,
  });
}

export function breakSegment(start: string, end: string | null): SegmentTimePair {
  return segment('BREAK', start, end);
}

/** A segment of the shift; each kind has its own id. */
export function segment(
  pairType: SegmentTimePair['pairType'],
  start: string,
  end: string | null,
): SegmentTimePair {
  const kinds: readonly string[] = ['BREAK', 'EARLY_LOGIN', 'OVERTIME', 'OT_BREAK', 'SEGMENT'];
  return {
    segmentTimePairId: 801 + kinds.indexOf(pairType),
    shiftTimePairId: 501,
    previousVersionId: null,
    pairType,
    timeType: null,
    costCenter: null,
    timePairCustomFieldValues: [],
    clockIn: punch(start),
    clockOut: end === null ? null : punch(end),
    clockOutThreshold: null,
    duration: null,
    deletedDate: null,
    commentSummary: { clockInComment: null, clockOutComment: null },
  };
}

export function punch(date: string): TimePair['clockIn'] {
  return {
    date,
    durationAccurateDate: date,
    timeZoneOffset: 60,
    latitude: null,
    longitude: null,
    accuracy: -1,
    geofence: null,
    geofenceResult: 'NO_GEOFENCE',
    origin: 'WEB',
    punchType: 'CLOCK',
  };
}

function expected(category: 'WORK' | 'BREAK', from: string, to: string, minuteDuration: number) {
  const at = (time: string) => `2026-11-18T${time}:00.000Z`;
  return { category, startTime: at(from), endTime: at(to), minuteDuration };
}

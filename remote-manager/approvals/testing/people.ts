import type { components } from 'shared-contracts';
import type { ApprovalGroup, TimePair } from '../rules/timePairs.ts';

type Punch = components['schemas']['Punch'];

/** An ended entry of eight hours that waits for approval, changed where the test cares. */
export function timePair(id: number, changes: Partial<TimePair> = {}): TimePair {
  const startDate = changes.startDate ?? '2026-11-16';
  return {
    id,
    originalVersionId: id,
    previousVersionId: null,
    employeeAssignment: {
      id: 1,
      employeeId: 1,
      active: true,
      description: 'Porter',
      position: { id: 1, description: 'Porter' },
      timeTypeProfile: { id: 1 },
    },
    timeZone: 'Europe/Berlin',
    clockIn: punch(`${startDate}T05:00:00.000Z`),
    clockOut: punch(`${startDate}T13:30:00.000Z`),
    startDate,
    status: 'PENDING',
    type: 'CLOCK',
    pairType: 'SHIFT',
    isCallBack: false,
    isCorrection: false,
    isManualPair: false,
    isAutoApproved: false,
    isInactive: false,
    isAbsence: false,
    absenceType: null,
    deletedDate: null,
    adjustedVersion: null,
    adjustedVersionAvailable: false,
    duration: 28_800,
    roundedDuration: 28_800,
    actualDuration: 30_600,
    expectedMinuteDuration: 480,
    workScheduleMinuteDeviation: 0,
    startingWorkScheduleDay: null,
    workScheduleExternalCode: null,
    workSchedule: null,
    spanningDays: 0,
    hasTimeZoneDiscrepancy: false,
    hasShiftTimeZoneDiscrepancy: false,
    showTimeZone: false,
    extractionStatus: 'NOT_EXTRACTED',
    synchronisationStatus: null,
    wasPreviouslyApproved: false,
    changedAfterApproval: false,
    sentLate: false,
    isSegmentPairActive: false,
    timeType: null,
    costCenter: null,
    modifiedBy: null,
    timePairCustomFieldValues: [],
    segmentTimePairs: [],
    reason: null,
    correctionDate: null,
    commentSummary: { clockInComment: null, clockOutComment: null },
    comments: [],
    infoIndicators: [],
    ...changes,
  };
}

/** An open shift. */
export function openShift(id: number, changes: Partial<TimePair> = {}): TimePair {
  return timePair(id, {
    status: 'INCOMPLETE',
    clockOut: null,
    duration: null,
    infoIndicators: ['CURRENTLY_CLOCKED_IN'],
    ...changes,
  });
}

export function person(id: number, name: string, summaries: readonly TimePair[]): ApprovalGroup {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id,
    employeeNumber: String(20_000 + id),
    firstName,
    lastName,
    positionDescription: 'Porter',
    assignmentIds: [id],
    summaries: [...summaries],
  };
}

function punch(date: string): Punch {
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

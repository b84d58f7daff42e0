import type { components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];

/** An assignment at the plant in Berlin with a 100 m geofence; override what the test needs. */
export function assignmentAt(changes: Partial<Assignment> = {}): Assignment {
  const regular = {
    id: 61,
    externalName: 'Regular hours',
    timeTypeCategory: 'ATTENDANCE' as const,
    sequence: 1,
    timePairCustomFields: [],
  };
  return {
    id: 31,
    isPrimary: true,
    active: true,
    description: '',
    position: { id: 41, description: 'Housekeeping attendant' },
    startDate: '2025-01-01',
    endDate: null,
    countryCode: 'DE',
    company: 'Northgate',
    costCenter: null,
    timeZone: 'Europe/Berlin',
    timeZoneOffset: 60,
    timeRecordingVariant: 'CLOCK',
    assignedTimeRecordingVariants: [],
    timeTypeProfile: {
      id: 51,
      availableTimeTypes: [regular],
      mainAttendanceTimeType: regular,
    },
    timePairCustomFields: [],
    customEntities: [],
    geofences: [{ id: 9, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 }],
    authorityNames: ['CAPTURE_TIME', 'VIEW_TIME'],
    currentlyManaged: true,
    managerAssignments: [],
    ...changes,
  };
}

import type { components } from '../openapi/schema.gen.ts';

type Assignment = components['schemas']['Assignment'];
type Employee = components['schemas']['Employee'];

export function employeeWith(...assignments: Assignment[]): Employee {
  return {
    id: 7,
    employeeNumber: '20418',
    firstName: 'Amara',
    lastName: 'Okafor',
    assignments,
  };
}

/** An assignment in Berlin that can be clocked; override what the test needs. */
export function assignment(changes: Partial<Assignment> = {}): Assignment {
  const regular = timeType(61, 'Regular hours', 1);
  return {
    id: 31,
    isPrimary: true,
    active: true,
    description: 'Housekeeping in ward 3',
    position: { id: 41, description: 'Housekeeping attendant' },
    startDate: '2025-01-01',
    endDate: null,
    countryCode: 'DE',
    company: 'Northgate',
    costCenter: { id: 71, name: '4120 Ward 3 East', geofence: null },
    timeZone: 'Europe/Berlin',
    timeZoneOffset: 60,
    timeRecordingVariant: 'CLOCK',
    assignedTimeRecordingVariants: [],
    timeTypeProfile: {
      id: 51,
      availableTimeTypes: [regular, timeType(62, 'Training', 2)],
      mainAttendanceTimeType: regular,
    },
    timePairCustomFields: [],
    customEntities: [],
    geofences: [],
    authorityNames: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
    currentlyManaged: true,
    managerAssignments: [],
    ...changes,
  };
}

export function customField(
  changes: Partial<components['schemas']['CustomField']> = {},
): components['schemas']['CustomField'] {
  return {
    id: 91,
    name: 'Floor',
    type: 'SELECT',
    required: true,
    description: '',
    options: [
      { id: 911, name: 'First' },
      { id: 912, name: 'Second' },
    ],
    ...changes,
  };
}

function timeType(id: number, externalName: string, sequence: number) {
  return {
    id,
    externalName,
    timeTypeCategory: 'ATTENDANCE' as const,
    sequence,
    timePairCustomFields: [],
  };
}

import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';

/** A valid company file with one of everything, for import tests to change. */
export function smallCompany(): Required<Omit<CompanyFile, '$schema'>> {
  return {
    company: {
      name: 'Harbour Clinic',
      license: { name: 'Harbour Clinic Ltd' },
      payCycle: { startDate: '2026-01-05', duration: 14, unit: 'DAYS' },
      locales: ['en', 'de'],
    },
    features: { AUTO_APPROVAL: true, CLOCK_OUT_UNDO_DELAY: 5 },
    geofences: [{ code: 'GATE', name: 'Gate', latitude: 53.5, longitude: 10, radius: 100 }],
    positions: [{ code: 'NURSE', description: 'Nurse' }],
    costCenters: [{ code: '100', name: '100 Ward', geofence: 'GATE' }],
    customFields: [
      {
        code: 'FLOOR',
        name: 'Floor',
        type: 'SELECT',
        required: false,
        description: '',
        options: [
          { code: '1', name: 'First' },
          { code: '2', name: 'Second' },
        ],
      },
    ],
    timeTypes: [{ code: 'REGULAR', externalName: 'Regular', sequence: 1, customFields: ['FLOOR'] }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
    reasons: [
      {
        code: 'FORGOT',
        names: { en: 'Forgot', de: 'Vergessen' },
        sequence: 1,
        forShifts: true,
        forSegments: false,
      },
    ],
    holidayCalendars: [{ code: 'DE', holidays: [{ date: '2026-12-25', name: 'Christmas' }] }],
    adjustmentRules: [
      {
        code: 'IN-15',
        kind: 'ROUNDING',
        punch: 'CLOCK_IN',
        minutes: 15,
        direction: 'NEAREST',
        graceMinutes: 5,
      },
      { code: 'PAUSE', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 },
    ],
    people: [
      {
        employeeNumber: '1',
        firstName: 'Mia',
        lastName: 'Boss',
        username: 'mia',
        password: 'lantern river orchard',
        email: 'mia@harbour.example',
        authorities: ['APPROVE_TIME', 'DEV_ADMIN'],
      },
      {
        employeeNumber: '2',
        firstName: 'Ola',
        lastName: 'Nurse',
        username: 'ola',
        settings: { locale: 'de' },
      },
    ],
    assignments: [
      {
        code: 'A-2',
        employee: '2',
        isPrimary: true,
        description: 'Nurse at the gate',
        position: 'NURSE',
        startDate: '2024-01-01',
        countryCode: 'DE',
        company: 'Harbour Clinic Ltd',
        costCenter: '100',
        timeZone: 'Europe/Berlin',
        timeTypeProfile: 'STANDARD',
        holidayCalendar: 'DE',
        authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
        timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2024-01-01' }],
        geofences: ['GATE'],
        customFields: ['FLOOR'],
        customEntities: [{ name: 'Union', value: 'Local 5' }],
      },
    ],
    managers: [
      { manager: '1', assignment: 'A-2', startDate: '2024-01-01', endDate: '2025-12-31' },
      { manager: '1', assignment: 'A-2', startDate: '2026-01-01' },
    ],
    workSchedules: [
      {
        externalCode: 'NIGHT',
        externalName: 'Night',
        timeRecordingVariant: 'CLOCK',
        days: [
          {
            category: 'DAY_MODEL',
            segments: [
              { category: 'SCHEDULED_WORKING_TIME', startTime: '22:00', endTime: '02:00' },
              { category: 'SCHEDULED_UNPAID_BREAK', startTime: '02:00', endTime: '02:30' },
              { category: 'SCHEDULED_WORKING_TIME', startTime: '02:30', endTime: '06:00' },
            ],
          },
          { category: 'OFF' },
        ],
      },
    ],
    assignedSchedules: [
      { code: 'S-2', assignment: 'A-2', workSchedule: 'NIGHT', startDate: '2026-01-05' },
    ],
    absences: [
      {
        code: 'L-1',
        assignment: 'A-2',
        timeTypeName: 'Vacation',
        startDate: '2026-03-09',
        endDate: '2026-03-13',
      },
    ],
    employeeGroups: [
      { code: 'G-1', name: 'Nights', owner: '1', sharedWith: ['2'], assignments: ['A-2'] },
    ],
    terminals: [
      {
        terminalId: 'T-1',
        description: 'Gate',
        password: 'quiet harbour compass',
        timeZone: 'Europe/Berlin',
        geofence: 'GATE',
      },
    ],
    removed: {},
    history: [
      {
        code: 'H-1',
        assignment: 'A-2',
        costCenter: '100',
        clockIn: { at: '2026-02-02T21:58:00Z', latitude: 53.5, longitude: 10, accuracy: 8 },
        clockOut: { at: '2026-02-03T06:10:00+01:00', comment: 'Quiet night.' },
        status: 'APPROVED',
        type: 'CORRECTION',
        modifiedBy: '1',
        reason: 'FORGOT',
        correctedAt: '2026-02-03T09:00:00Z',
        customFieldValues: [{ customField: 'FLOOR', option: '2' }],
        segments: [
          {
            pairType: 'BREAK',
            clockIn: { at: '2026-02-03T01:00:00Z' },
            clockOut: { at: '2026-02-03T01:32:00Z' },
          },
        ],
        earlierVersions: [
          {
            clockIn: { at: '2026-02-02T21:58:00Z' },
            clockOut: { at: '2026-02-03T07:10:00Z' },
            status: 'PENDING',
          },
        ],
        notifications: [{ kind: 'TIME_EDITED', createdAt: '2026-02-03T09:00:00Z', by: '1' }],
      },
    ],
  };
}

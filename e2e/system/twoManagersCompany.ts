import { importedPassword } from './people.ts';

/** The credentials of this company's terminal. */
export const terminal = { terminalId: 'T-1', password: importedPassword };

/** How Jonas identifies himself there. */
export const jonasAtTerminal = { pin: '908172', badge: 'HC-2001' };

/**
 * A small company file: `first` and `second` both manage Jonas Petersen, who has an undecided shift
 * on each of the last days. He also clocks at a terminal, which `office` sets up.
 */
export function twoManagersCompany(now: Date) {
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const startDate = dayBefore(90);
  const manager = (employeeNumber: string, username: string, firstName: string) => ({
    employeeNumber,
    firstName,
    lastName: 'Behrens',
    username,
    password: importedPassword,
    authorities: ['APPROVE_TIME'],
  });
  return {
    company: {
      name: 'Harbour Clinic',
      license: { name: 'Harbour Clinic Ltd' },
      // The last completed cycle contains the whole history.
      payCycle: { startDate: dayBefore(15), duration: 14, unit: 'DAYS' },
      locales: ['en', 'de'],
    },
    features: { AUTO_APPROVAL: false },
    positions: [{ code: 'NURSE', description: 'Nurse' }],
    timeTypes: [{ code: 'REGULAR', externalName: 'Regular hours', sequence: 1 }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
    people: [
      manager('1001', 'first', 'Mia'),
      manager('1002', 'second', 'Ole'),
      { ...manager('1003', 'office', 'Ida'), authorities: ['MANAGE_COMPANY'] },
      {
        employeeNumber: '2001',
        firstName: 'Jonas',
        lastName: 'Petersen',
        username: 'jonas',
        password: importedPassword,
        ...jonasAtTerminal,
      },
    ],
    assignments: [
      {
        code: 'A-2001',
        employee: '2001',
        isPrimary: true,
        description: 'Nurse',
        position: 'NURSE',
        startDate,
        countryCode: 'DE',
        company: 'Harbour Clinic Ltd',
        timeZone: 'Europe/Berlin',
        timeTypeProfile: 'STANDARD',
        authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
        timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate }],
      },
    ],
    terminals: [{ ...terminal, description: 'Staff entrance', timeZone: 'Europe/Berlin' }],
    managers: ['1001', '1002'].map((number) => ({
      manager: number,
      assignment: 'A-2001',
      startDate,
    })),
    history: [5, 4, 3, 2].map(dayBefore).map((day) => ({
      code: `H-${day}`,
      assignment: 'A-2001',
      clockIn: { at: `${day}T06:00:00Z` },
      clockOut: { at: `${day}T14:00:00Z` },
      status: 'PENDING',
    })),
  };
}

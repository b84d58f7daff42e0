const day = '2020-01-06';

/** The part of a company file that other benchmarks change. */
export interface CompanyFile extends Readonly<Record<string, unknown>> {
  readonly people: readonly { readonly employeeNumber: string }[];
  readonly assignments: readonly object[];
  readonly managers: readonly object[];
}

/**
 * A company file with that many people for `npm run import`: five sites with geofences, everybody
 * with a schedule for every day and a manager, so that a punch is judged as in a real company.
 * Nobody has a password.
 */
export function createCompany(people: number, numberOf = namedNumber): CompanyFile {
  const numbers = Array.from({ length: people }, (_, index) => index + 1);
  const employees = numbers.map((number) => ({
    employeeNumber: numberOf(number),
    firstName: 'Person',
    lastName: `Number ${number}`,
  }));
  return {
    company: {
      name: 'Many Hands',
      license: { name: 'Many Hands Ltd' },
      payCycle: { startDate: day, duration: 14, unit: 'DAYS' },
      locales: ['en'],
    },
    geofences: sites.map((site) => ({ ...site, radius: 250 })),
    positions: [{ code: 'WORKER', description: 'Worker' }],
    costCenters: sites.map(({ code, name }) => ({ code, name, geofence: code })),
    timeTypes: [{ code: 'REGULAR', externalName: 'Regular time', sequence: 1 }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
    people: [...managers, ...employees],
    assignments: numbers.map((number) => assignment(number, numberOf)),
    managers: numbers.map((number) => ({
      manager: `M-${(number % managers.length) + 1}`,
      assignment: `A-${number}`,
      startDate: day,
    })),
    workSchedules: [workSchedule],
    assignedSchedules: numbers.map((number) => ({
      code: `S-${number}`,
      assignment: `A-${number}`,
      workSchedule: workSchedule.externalCode,
      startDate: day,
    })),
  };
}

/** The default name of people, which nobody types. */
function namedNumber(number: number): string {
  return `E-${number}`;
}

const sites = [
  { code: 'HAMBURG', name: 'Hamburg', latitude: 53.5511, longitude: 9.9937 },
  { code: 'BERLIN', name: 'Berlin', latitude: 52.52, longitude: 13.405 },
  { code: 'MUNICH', name: 'Munich', latitude: 48.1351, longitude: 11.582 },
  { code: 'COLOGNE', name: 'Cologne', latitude: 50.9375, longitude: 6.9603 },
  { code: 'LEIPZIG', name: 'Leipzig', latitude: 51.3397, longitude: 12.3731 },
];

/** The position of a person while punching: at their own site. */
export function positionOf(index: number): { latitude: number; longitude: number } {
  const { latitude = 0, longitude = 0 } = sites[index % sites.length] ?? {};
  return { latitude, longitude };
}

const managers = Array.from({ length: 50 }, (_, index) => ({
  employeeNumber: `M-${index + 1}`,
  firstName: 'Manager',
  lastName: `Number ${index + 1}`,
  authorities: ['APPROVE_TIME'],
}));

const workSchedule = {
  externalCode: 'DAILY',
  externalName: 'Every day',
  timeRecordingVariant: 'CLOCK',
  days: [
    {
      category: 'DAY_MODEL',
      segments: [
        { category: 'SCHEDULED_WORKING_TIME', startTime: '08:00', endTime: '12:00' },
        { category: 'SCHEDULED_UNPAID_BREAK', startTime: '12:00', endTime: '12:30' },
        { category: 'SCHEDULED_WORKING_TIME', startTime: '12:30', endTime: '16:30' },
      ],
    },
  ],
};

function assignment(number: number, numberOf: typeof namedNumber): object {
  const { code } = sites[(number - 1) % sites.length] ?? { code: '' };
  return {
    code: `A-${number}`,
    employee: numberOf(number),
    isPrimary: true,
    description: 'Worker',
    position: 'WORKER',
    startDate: day,
    countryCode: 'DE',
    company: 'Many Hands Ltd',
    costCenter: code,
    timeZone: 'Europe/Berlin',
    timeTypeProfile: 'STANDARD',
    authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
    timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: day }],
    geofences: [code],
  };
}

/** Everybody has the same manager, who also has an assignment, and so a session. */
export function managedByOne(people: number, numberOf = namedNumber): CompanyFile {
  const company = createCompany(people, numberOf);
  return {
    ...company,
    managers: company.managers.map((managed) => ({ ...managed, manager: 'M-1' })),
    assignments: [
      { ...company.assignments[0], code: 'A-M-1', employee: 'M-1' },
      ...company.assignments,
    ],
  };
}

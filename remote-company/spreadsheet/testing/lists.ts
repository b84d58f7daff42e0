import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { checkList, type CheckedList, type ListToCheck } from '../rules/checkList.ts';
import { atOnce, knownCompany, type KnownCompany } from '../rules/knownCompany.ts';
import { firstDefaults, type ListChoices, type Place } from '../rules/listChoices.ts';
import { recognizeColumns } from '../rules/recognizeColumns.ts';

export const today = '2026-11-30';

export const place: Place = {
  today,
  timeZone: 'Europe/London',
  countryCode: 'GB',
  position: 'Employee',
};

/** A company with two people, one of whom manages the other. */
export const clinic = {
  company: {
    name: 'Harbour Clinic',
    license: { name: 'Harbour Clinic Ltd' },
    payCycle: { startDate: '2026-01-05', duration: 14, unit: 'DAYS' },
    locales: ['en', 'de'],
  },
  geofences: [
    { code: 'MAIN', name: 'Main building', latitude: 53.5, longitude: 9.9, radius: 150 },
    { code: 'EAST', name: 'East wing', latitude: 53.6, longitude: 9.9, radius: 150 },
  ],
  positions: [{ code: 'NURSE', description: 'Nurse' }],
  costCenters: [{ code: '100', name: '100 Ward North' }],
  timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
  people: [
    {
      employeeNumber: '1001',
      firstName: 'Mia',
      lastName: 'Behrens',
      username: 'mia.behrens',
      email: 'mia.behrens@example.com',
      authorities: ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES', 'DEV_ADMIN'],
    },
    {
      employeeNumber: '2001',
      firstName: 'Jonas',
      lastName: 'Petersen',
      username: 'jonas.petersen',
      badge: '04A2F91C5B',
      settings: { locale: 'de' },
    },
  ],
  assignments: [
    {
      code: 'A-2001',
      employee: '2001',
      isPrimary: true,
      description: 'Nurse',
      position: 'NURSE',
      startDate: '2025-04-01',
      countryCode: 'DE',
      company: 'Harbour Clinic Ltd',
      costCenter: '100',
      timeZone: 'Europe/Berlin',
      timeTypeProfile: 'STANDARD',
      authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
      timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2025-04-01' }],
      geofences: ['MAIN'],
    },
  ],
  managers: [{ manager: '1001', assignment: 'A-2001', startDate: '2025-04-01' }],
} satisfies CompanyFile;

export const knownClinic = knownCompany(clinic, today);

/** A list as the page has it when it has read it: recognized, with the usual answers. */
export function listOf(
  cells: readonly (readonly string[])[],
  known: KnownCompany = knownClinic,
  more: Partial<ListToCheck> & { readonly choices?: Partial<ListChoices> } = {},
): ListToCheck {
  const { headingAt, fields } = recognizeColumns(cells);
  const rows = cells
    .map((row, index) => ({ number: index + 1, cells: row }))
    .slice(headingAt === null ? 0 : headingAt + 1);
  return {
    rows,
    known,
    edits: new Map(),
    leftOut: new Set(),
    ...more,
    choices: {
      fields,
      dateOrders: {},
      nameOrder: null,
      defaults: firstDefaults(known, place),
      makesPositions: true,
      makesCostCenters: true,
      ...more.choices,
    },
  };
}

export function checked(list: ListToCheck): CheckedList {
  return atOnce(checkList(list, new WeakMap()));
}

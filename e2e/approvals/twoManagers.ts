import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startSystem } from 'tooling/system/startSystem.ts';
import { importedPassword } from '../system/people.ts';
import { test as base } from '../system/system.ts';

/** Playwright's `test` over a small company: `first` and `second` manage Jonas Petersen together. */
export const test = base.extend({
  system: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'punctual-two-managers-'));
      try {
        await importCompany(folder, twoManagersOfOne(new Date()));
        const system = await startSystem(folder, { DEMO: '0' });
        await provide(system);
        await system.stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Imports a company file, as an operator does before the first start. */
async function importCompany(folder: string, company: object): Promise<void> {
  const file = join(folder, 'company.json');
  await writeFile(file, JSON.stringify(company));
  const command = resolve(import.meta.dirname, '../../server/commands/command.ts');
  const env = { ...process.env, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [command, 'import', file], { env });
}

/** A company file with a shift on each of the last days, of which nobody has decided one. */
function twoManagersOfOne(now: Date) {
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
      // The last cycle that is over holds all of the history.
      payCycle: { startDate: dayBefore(15), duration: 14, unit: 'DAYS' },
      locales: ['en'],
    },
    features: { AUTO_APPROVAL: false },
    positions: [{ code: 'NURSE', description: 'Nurse' }],
    timeTypes: [{ code: 'REGULAR', externalName: 'Regular hours', sequence: 1 }],
    timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR', timeTypes: ['REGULAR'] }],
    people: [
      manager('1001', 'first', 'Mia'),
      manager('1002', 'second', 'Ole'),
      { employeeNumber: '2001', firstName: 'Jonas', lastName: 'Petersen' },
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

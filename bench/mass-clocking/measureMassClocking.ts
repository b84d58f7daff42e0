import { join } from 'node:path';
import { benchSettings } from '../company/benchSettings.ts';
import { seedCompany } from '../company/seedCompany.ts';
import { clockEverybody, type MassClockingSteps } from './clockEverybody.ts';
import { findManager } from './findManager.ts';
import { managedByOne } from '../company/createCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';

/** The database as it reports itself, and the times of the steps. */
export interface MassClockingRun extends MassClockingSteps {
  readonly databaseVersion: string;
}

/**
 * One manager clocks that many people in and out again through the API, as the page does: one batch
 * of 50 after the other, each with its own key. `databaseUrl` is null for the embedded database.
 */
export async function measureMassClocking(
  databaseUrl: string | null,
  people: number,
): Promise<MassClockingRun> {
  return withFolder(async (folder) => {
    const dataDirectory = join(folder, 'data');
    const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
    const company = managedByOne(people);
    const { databaseVersion, sessions } = await seedCompany(company, folder, settings);
    return withSystem(dataDirectory, settings, async (system) => {
      const manager = await findManager(system.url, sessions);
      return { databaseVersion, ...(await clockEverybody(manager)) };
    });
  });
}

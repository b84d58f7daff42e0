import { join } from 'node:path';
import { addDays, dayCount, reportBounds } from 'shared-contracts';
import { benchSettings } from '../company/benchSettings.ts';
import { managedByOne, positionOf } from '../company/createCompany.ts';
import { seedCompany } from '../company/seedCompany.ts';
import { driveLoad, type LoadResult } from '../clocking/driveLoad.ts';
import { peakMemory } from '../clocking/processFigures.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

export interface ReportsRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  readonly rows: number;
  /** Seconds until the whole file arrived, without other load. */
  readonly seconds: number;
  readonly bytes: number;
  /** The increase of the server process's peak resident memory, in MB. */
  readonly memory: number | null;
  readonly clockingAlone: LoadResult;
  /** While such reports were generated one after the other. */
  readonly clockingBeside: LoadResult;
}

const people = countOf(300, 30);
/** Each clocking phase has a third of the people, who are clocked out when it begins. */
const peopleClocking = people / 3;
const concurrency = 8;

/**
 * One manager of 300 people requests their attendance on all days that a report can include, alone
 * and while all of them clock in and out. `databaseUrl` is null for the embedded database.
 */
export async function measureReports(
  databaseUrl: string | null,
  seconds: number,
): Promise<ReportsRun> {
  return withFolder(async (folder) => {
    const dataDirectory = join(folder, 'data');
    const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
    const company = { ...managedByOne(people), features: { REPORTING_TIMEOUT: 600 } };
    const { databaseVersion, sessions } = await seedCompany(company, folder, settings);
    const [manager, ...employees] = sessions;
    if (manager === undefined) throw new Error('The company has no manager.');
    return withSystem(dataDirectory, settings, async (system) => {
      const all = employees.map((session, index) => ({ ...session, ...positionOf(index) }));
      const load = (howLong: number) =>
        driveLoad({
          url: system.url,
          people: all.splice(0, peopleClocking),
          seconds: howLong,
          concurrency,
        });
      await load(countOf(3, 1));
      const before = await peakMemory(system.processId);
      const report = await generate(system.url, manager.token);
      const after = await peakMemory(system.processId);
      const clockingAlone = await load(seconds);
      let isClocking = true;
      const reports = (async () => {
        // One after the other, the limit of one manager.
        while (isClocking) await generate(system.url, manager.token);
      })();
      const clockingBeside = await load(seconds);
      isClocking = false;
      await reports;
      const memory = before === null || after === null ? null : after - before;
      return { databaseVersion, ...report, memory, clockingAlone, clockingBeside };
    });
  });
}

async function generate(url: string, token: string) {
  const bounds = reportBounds(new Date().toISOString().slice(0, 10));
  // One day less, in case midnight passes in the meantime.
  const days = { ...bounds, endDate: addDays(bounds.endDate, -1) };
  const query = new URLSearchParams({ fromDate: days.startDate, toDate: days.endDate });
  const startedAt = performance.now();
  const response = await fetch(
    `${url}/api/reporting/employeeAttendanceReport?${query.toString()}`,
    {
      headers: { cookie: `access-token=${token}` },
    },
  );
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The report was answered with ${response.status}.`);
  return {
    rows: people * dayCount(days),
    seconds: (performance.now() - startedAt) / 1000,
    bytes: byteLength,
  };
}

import { join } from 'node:path';
import { benchSettings } from '../company/benchSettings.ts';
import { createCompany, positionOf } from '../company/createCompany.ts';
import { seedCompany } from '../company/seedCompany.ts';
import { driveLoad, type LoadOrder, type LoadResult } from './driveLoad.ts';
import { peakMemory, processorSeconds } from './processFigures.ts';
import { runPgbench, type PgbenchRun } from './runPgbench.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { countOf } from '../countOf.ts';

/** A load with its costs. */
export interface CostedLoad extends LoadResult {
  /** Milliseconds of CPU time in the server's process per punch. */
  readonly processorTime: number | null;
}

export interface ClockingRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  /** Peak resident memory of the server's process in MB, its database worker included. */
  readonly peakMemory: number | null;
  /** Everybody clocks in once, on a server that has just started. */
  readonly shiftChange: CostedLoad;
  /** Others clock in and out for the requested time. */
  readonly sustained: CostedLoad;
  /** The limit of PostgreSQL itself; null on the embedded database. */
  readonly pgbench: PgbenchRun | null;
}

const people = countOf(2_000, 20);
const concurrency = 32;
/** Seconds. */
const longestShiftChange = 300;

/**
 * Seeds twice 2,000 people and starts the real server: the first group clocks in once, the others
 * clock in and out by the API for that many seconds. `databaseUrl` is null for the embedded
 * database.
 */
export async function measureClocking(
  databaseUrl: string | null,
  seconds: number,
): Promise<ClockingRun> {
  return withFolder(async (folder) => {
    const dataDirectory = join(folder, 'data');
    const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
    const { databaseVersion, sessions } = await seedCompany(
      createCompany(2 * people),
      folder,
      settings,
    );
    return withSystem(dataDirectory, settings, async (system) => {
      const punching = sessions.map((session, index) => ({ ...session, ...positionOf(index) }));
      const drive = async (order: Pick<LoadOrder, 'people' | 'seconds' | 'mostPunches'>) => {
        const before = await processorSeconds(system.processId);
        const result = await driveLoad({ ...order, url: system.url, concurrency });
        const after = await processorSeconds(system.processId);
        const processorTime =
          before === null || after === null ? null : ((after - before) * 1000) / result.punches;
        return { ...result, processorTime };
      };
      const shiftChange = await drive({
        people: punching.slice(0, people),
        seconds: longestShiftChange,
        mostPunches: people,
      });
      const sustained = await drive({ people: punching.slice(people), seconds });
      const pgbench =
        databaseUrl === null ? null : await runPgbench(folder, settings, databaseUrl, seconds);
      return {
        ...{ databaseVersion, shiftChange, sustained, pgbench },
        peakMemory: await peakMemory(system.processId),
      };
    });
  });
}

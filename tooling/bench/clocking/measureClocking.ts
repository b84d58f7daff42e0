import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../../system/startSystem.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { createCompany, positionOf } from '../company/createCompany.ts';
import { seedCompany } from '../company/seedCompany.ts';
import { driveLoad } from './driveLoad.ts';
import type { LoadResult } from './load.ts';
import { peakMemory, processorSeconds } from './processFigures.ts';

export interface ClockingRun extends LoadResult {
  /** As the database says it. */
  readonly databaseVersion: string;
  /** Highest resident memory of the server's process in MB, its database worker included. */
  readonly peakMemory: number | null;
  /** Milliseconds of processor time that the server's process took for a punch. */
  readonly processorTime: number | null;
}

const people = 2_000;
const concurrency = 32;

/**
 * Seeds 2,000 people, starts the real server over them and has them clock in and out by the API for
 * that many seconds. `databaseUrl` null is the embedded database.
 */
export async function measureClocking(
  databaseUrl: string | null,
  seconds: number,
): Promise<ClockingRun> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const dataDirectory = join(folder, 'data');
  const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
  try {
    const { databaseVersion, sessions } = await seedCompany(
      createCompany(people),
      folder,
      settings,
    );
    const system = await startSystem(dataDirectory, settings);
    try {
      const before = await processorSeconds(system.processId);
      const result = await driveLoad({
        url: system.url,
        people: sessions.map((session, index) => ({ ...session, ...positionOf(index) })),
        seconds,
        concurrency,
      });
      const after = await processorSeconds(system.processId);
      return {
        ...result,
        databaseVersion,
        peakMemory: await peakMemory(system.processId),
        processorTime:
          before === null || after === null ? null : ((after - before) * 1000) / result.punches,
      };
    } finally {
      await system.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

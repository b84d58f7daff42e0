import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThrowAwayDatabase } from 'tooling/postgres/createThrowAwayDatabase.ts';
import { startSystem } from 'tooling/system/startSystem.ts';
import { processorSeconds } from '../clocking/processFigures.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { openSessions, runServerProgram } from '../company/seedCompany.ts';
import { readPages, type PagesRead } from './readPages.ts';

/** What was measured in a company of one size. */
export interface HistorySize {
  /** In the database, of all people. */
  readonly timePairs: number;
  /** Seconds that loading them took. */
  readonly loading: number;
  readonly oneByOne: PagesRead;
  readonly eightAtOnce: PagesRead;
  /** Milliseconds of processor time that the server's process took for a page, one by one. */
  readonly processorTime: number | null;
}

export interface HistoryRun {
  /** As the database says it. */
  readonly databaseVersion: string;
  readonly small: HistorySize;
  readonly large: HistorySize;
  /** In the large company, one by one and each by somebody else: nothing of the person is cached. */
  readonly everybody: PagesRead;
}

/** As many people read in the large company, so that the server's caches meet both alike. */
const smallCompany = 20;
const rounds = 5;
const oneByOne = { pages: 300, concurrency: 1 };
const eightAtOnce = { pages: 400, concurrency: 8 };

/**
 * Loads the demo company twice, with twenty people and with so many, each with twelve months, and
 * has them read their history by the API: by turns, so that whatever else the machine does meets both
 * alike. `databaseUrl` null is the embedded database.
 */
export async function measureHistory(
  databaseUrl: string | null,
  employees: number,
): Promise<HistoryRun> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const beside = databaseUrl === null ? null : await createThrowAwayDatabase(databaseUrl);
  try {
    const small = await openCompany(join(folder, 'small'), beside?.url ?? null, smallCompany);
    try {
      const large = await openCompany(join(folder, 'large'), databaseUrl, employees);
      try {
        for (let round = 0; round < rounds; round += 1) {
          await small.read();
          await large.read();
        }
        return {
          databaseVersion: large.databaseVersion,
          small: small.measured(),
          large: large.measured(),
          everybody: await large.readByEverybody(),
        };
      } finally {
        await large.close();
      }
    } finally {
      await small.close();
    }
  } finally {
    await beside?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A loaded company with its server, whose people have opened some pages already. */
async function openCompany(dataDirectory: string, databaseUrl: string | null, employees: number) {
  const settings = benchSettings(dataDirectory, databaseUrl, 'demo');
  const { timePairs, loading } = await load(employees, settings);
  const { databaseVersion, sessions } = await openSessions(settings);
  const system = await startSystem(dataDirectory, settings);
  // Those who were loaded came last; the demo's own people have three weeks of history only.
  const everybody = sessions.slice(-employees);
  const apart = Math.max(1, Math.floor(employees / smallCompany));
  const some = everybody.filter((_, index) => index % apart === 0).slice(0, smallCompany);
  const lastDay = new Date().toISOString().slice(0, 10);
  const single: PagesRead[] = [];
  const eight: PagesRead[] = [];
  let from = 0;
  let processor: number | null = 0;

  async function read(
    how: { readonly pages: number; readonly concurrency: number },
    readers = some,
  ) {
    const result = await readPages({ url: system.url, readers, lastDay, from, ...how });
    from += how.pages;
    return result;
  }

  await read(oneByOne);
  return {
    databaseVersion,
    read: async () => {
      const before = await processorSeconds(system.processId);
      single.push(await read(oneByOne));
      const after = await processorSeconds(system.processId);
      processor =
        processor === null || before === null || after === null ? null : processor + after - before;
      eight.push(await read(eightAtOnce));
    },
    readByEverybody: () => read({ pages: Math.min(1_000, employees), concurrency: 1 }, everybody),
    measured: (): HistorySize => ({
      timePairs,
      loading,
      oneByOne: together(single),
      eightAtOnce: together(eight),
      processorTime: processor === null ? null : (processor * 1000) / (rounds * oneByOne.pages),
    }),
    close: () => system.stop(),
  };
}

async function load(employees: number, settings: Readonly<Record<string, string>>) {
  const startedAt = performance.now();
  const args = ['--employees', String(employees), '--months', '12'];
  const output = await runServerProgram('commands/command.ts', ['demo:load', ...args], settings);
  const loading = (performance.now() - startedAt) / 1000;
  const [, timePairs = ''] = /([\d,]+) time pairs/.exec(output) ?? [];
  return { timePairs: Number(timePairs.replaceAll(',', '')), loading };
}

function together(reads: readonly PagesRead[]): PagesRead {
  return {
    times: reads.flatMap(({ times }) => times),
    errors: reads.flatMap(({ errors }) => errors),
  };
}

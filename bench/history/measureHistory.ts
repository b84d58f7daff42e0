import { join } from 'node:path';
import { createThrowAwayDatabase } from 'tooling/postgres/createThrowAwayDatabase.ts';
import type { System } from 'tooling/system/startSystem.ts';
import { processorSeconds } from '../clocking/processFigures.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { openSessions, runServerProgram, type SeededPeople } from '../company/seedCompany.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';
import { readPages, type PagesRead } from './readPages.ts';
import { countOf } from '../countOf.ts';

/** The measurements in a company of one size. */
export interface HistorySize {
  /** In the database, of all people. */
  readonly timePairs: number;
  /** Seconds of loading them. */
  readonly loading: number;
  readonly oneByOne: PagesRead;
  readonly eightAtOnce: PagesRead;
  /** Milliseconds of CPU time in the server's process per page, one by one. */
  readonly processorTime: number | null;
}

export interface HistoryRun {
  /** As reported by the database. */
  readonly databaseVersion: string;
  readonly small: HistorySize;
  readonly large: HistorySize;
  /**
   * In the large company, one by one, each by another person: none of the person's data is cached.
   */
  readonly everybody: PagesRead;
}

/**
 * The same number of people read in the large company, so that the server's caches have equal
 * conditions.
 */
const smallCompany = countOf(20, 2);
const rounds = countOf(5, 1);
const oneByOne = { pages: countOf(300, 5), concurrency: 1 };
const eightAtOnce = { pages: countOf(400, 8), concurrency: 8 };

/**
 * Loads the demo company twice, with twenty people and with so many, each with twelve months, and
 * lets them read their history by the API: alternately, so that other work on the machine affects
 * both alike. `databaseUrl` is null for the embedded database.
 */
export async function measureHistory(
  databaseUrl: string | null,
  employees: number,
): Promise<HistoryRun> {
  return withFolder(async (folder) => {
    const beside = databaseUrl === null ? null : await createThrowAwayDatabase(databaseUrl);
    try {
      const small = {
        folder: join(folder, 'small'),
        url: beside?.url ?? null,
        employees: smallCompany,
      };
      const large = { folder: join(folder, 'large'), url: databaseUrl, employees };
      return await withCompany(small, (inSmall) =>
        withCompany(large, async (inLarge) => {
          for (let round = 0; round < rounds; round += 1) {
            await inSmall.read();
            await inLarge.read();
          }
          return {
            databaseVersion: inLarge.databaseVersion,
            small: inSmall.measured(),
            large: inLarge.measured(),
            everybody: await inLarge.readByEverybody(),
          };
        }),
      );
    } finally {
      await beside?.drop();
    }
  });
}

interface LoadedCompany {
  readonly databaseVersion: string;
  read(): Promise<void>;
  readByEverybody(): Promise<PagesRead>;
  measured(): HistorySize;
}

/** Loads a company and passes its server to `measure`, after people have opened some pages. */
async function withCompany<Result>(
  {
    folder,
    url,
    employees,
  }: { readonly folder: string; readonly url: string | null; readonly employees: number },
  measure: (company: LoadedCompany) => Promise<Result>,
): Promise<Result> {
  const settings = benchSettings(folder, url, 'demo');
  const loaded = await load(employees, settings);
  const seeded = await openSessions(settings);
  return withSystem(folder, settings, async (system) =>
    measure(await openCompany(system, loaded, seeded, employees)),
  );
}

async function openCompany(
  system: System,
  { timePairs, loading }: Awaited<ReturnType<typeof load>>,
  { databaseVersion, sessions }: SeededPeople,
  employees: number,
): Promise<LoadedCompany> {
  // The loaded people come last; the demo's own have only three weeks of history.
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

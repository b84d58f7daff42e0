import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../../system/startSystem.ts';
import { createCompany, positionOf } from './createCompany.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { peakMemory } from './peakMemory.ts';
import { runServerProgram } from './runServerProgram.ts';

export interface ClockingRun extends LoadResult {
  /** As the database says it. */
  readonly databaseVersion: string;
  /** Highest resident memory of the server's process in MB, its database worker included. */
  readonly peakMemory: number | null;
}

interface Seeded {
  readonly databaseVersion: string;
  readonly sessions: readonly { readonly assignmentId: number; readonly token: string }[];
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
  const environment = {
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    HOST: 'localhost',
    LIMIT_REQUESTS_PER_SECOND: '1000000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  try {
    const { databaseVersion, sessions } = await seed(folder, environment);
    const system = await startSystem(environment.DATA_DIR, environment);
    try {
      const order: LoadOrder = {
        url: system.url,
        people: sessions.map((session, index) => ({ ...session, ...positionOf(index) })),
        seconds,
        concurrency,
      };
      const result = await generateLoad(order);
      return { ...result, databaseVersion, peakMemory: await peakMemory(system.processId) };
    } finally {
      await system.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The import command makes the people; their sessions are written beside it. */
async function seed(folder: string, environment: Record<string, string>): Promise<Seeded> {
  const file = join(folder, 'company.json');
  await writeFile(file, JSON.stringify(createCompany(people)));
  await runServerProgram('company/importCommand.ts', [file], environment);
  const output = await runServerProgram('testing/openSessions.ts', [], environment);
  // oxlint-disable-next-line typescript/no-unsafe-return -- printed by that program of ours
  return JSON.parse(output);
}

function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(join(import.meta.dirname, 'generateLoad.ts'));
  return new Promise((done, fail) => {
    generator.on('message', (result: LoadResult) => done(result));
    generator.on('error', fail);
    generator.on('exit', (code) => fail(new Error(`The load generator ended with ${code}.`)));
    generator.send(order);
  });
}

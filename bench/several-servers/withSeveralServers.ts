import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPostgres } from 'tooling/postgres/askPostgres.ts';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { startProxy, type Proxy } from 'tooling/trial/startProxy.ts';
import type { PunchingPerson } from '../clocking/driveLoad.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { createCompany, positionOf } from '../company/createCompany.ts';
import { runServerProgram, seedCompany } from '../company/seedCompany.ts';

/** Servers over one PostgreSQL, behind a proxy. */
export interface SeveralServers {
  readonly proxy: Proxy;
  readonly people: readonly PunchingPerson[];
  /** Starts one more and waits until the proxy reports it as ready. */
  start(): Promise<System>;
  /** The number of records per assignment. */
  records(): Promise<Map<number, number>>;
  /** The output of `npm run verify-records`; throws if it finds anything. */
  verify(): Promise<string>;
}

/** Milliseconds between two checks of the proxy. */
const lookEvery = 20;

/** A company of so many people in an empty database; stops everything afterwards. */
export async function withSeveralServers<Result>(
  databaseUrl: string,
  people: number,
  work: (servers: SeveralServers) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-several-'));
  const dataDirectory = join(folder, 'data');
  const shell = join(folder, 'shell');
  await mkdir(shell);
  await writeFile(join(shell, 'index.html'), '<head><!--registry--></head>');
  const settings = {
    ...benchSettings(dataDirectory, databaseUrl, 'empty'),
    TRUST_PROXY: '127.0.0.1',
    // No pages are opened here, so nothing is built.
    SHELL_DIRECTORY: shell,
    DRAIN_SECONDS: '1',
  };
  const proxy = await startProxy(0);
  const systems: System[] = [];
  try {
    const { sessions } = await seedCompany(createCompany(people), folder, settings);
    return await work({
      proxy,
      people: sessions.map((session, index) => ({ ...session, ...positionOf(index) })),
      start: async () => {
        const system = await startSystem(dataDirectory, settings);
        systems.push(system);
        proxy.add(system.url);
        while (!proxy.ready().includes(system.url)) {
          await new Promise((resolve) => setTimeout(resolve, lookEvery));
        }
        return system;
      },
      records: async () => {
        const rows = await askPostgres<{ id: string; count: string }>(
          databaseUrl,
          'select assignment_id as id, count(*) as count from time_pair_record group by 1',
        );
        return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]));
      },
      verify: () => runServerProgram('commands/command.ts', ['verify-records'], settings),
    });
  } finally {
    await Promise.allSettled(systems.map(({ kill }) => kill()));
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

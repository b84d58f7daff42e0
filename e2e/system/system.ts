import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { companiesVariable, type PreparedCompany } from './prepareDemo.ts';

/** What a file says with `test.use` to get a server of its own. */
interface Choices {
  /**
   * The name of the company. Files that clock or change time take a unique one, so that tests do
   * not see each other's changes; the others share one read-only.
   */
  readonly company: string;
  /** The prepared company that it is a copy of. */
  readonly preparedCompany: PreparedCompany;
  /** Settings for the server. */
  readonly serverSettings: Record<string, string>;
}

const shared: Choices = {
  company: 'shown',
  preparedCompany: 'demo',
  // The security policy of a company's own pages.
  serverSettings: { REMOTE_OVERRIDES: 'refused' },
};

/** The servers of a worker: the shared company's, and the last other one. */
type Systems = ReturnType<typeof createSystems>;

/**
 * Playwright's `test` with a running system: `page.goto('/')` opens it. It is stopped before the
 * worker starts that of another file, and the run fails if it logged an error.
 */
export const test = base.extend<Choices & { system: System }, { systems: Systems }>({
  company: [shared.company, { option: true }],
  preparedCompany: [shared.preparedCompany, { option: true }],
  serverSettings: [shared.serverSettings, { option: true }],
  systems: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
    async ({}, provide) => {
      const systems = createSystems();
      try {
        await provide(systems);
        await systems.stop();
      } finally {
        await systems.kill();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  system: [
    async ({ systems, company, preparedCompany, serverSettings }, provide) =>
      provide(await systems.running({ company, preparedCompany, serverSettings })),
    { timeout: 120_000 },
  ],
  baseURL: async ({ system }, provide) => provide(system.url),
});

/** A data directory with the untouched demo company, for a separate server (`startSystem`). */
export async function copyDemo(name: string): Promise<string> {
  return copyCompany('demo', name);
}

/** The same with one of the companies from `prepareDemo.ts`. */
async function copyCompany(company: PreparedCompany, name: string): Promise<string> {
  const source = process.env[companiesVariable];
  if (source === undefined) throw new Error('The companies are made by prepareDemo.ts.');
  const folder = await mkdtemp(join(tmpdir(), `punctual-${name}-`));
  const isCopied = async (path: string) => !(await lstat(path)).isSocket();
  await cp(join(source, company), folder, { recursive: true, filter: isCopied });
  return folder;
}

function createSystems() {
  const systems = new Map<string, System>();

  async function end(how: 'stop' | 'kill', names: readonly string[]): Promise<void> {
    for (const name of names) {
      const system = systems.get(name);
      systems.delete(name);
      if (system === undefined) continue;
      try {
        await system[how]();
      } finally {
        await rm(system.dataDirectory, { recursive: true, force: true });
      }
    }
  }

  return {
    async running(choices: Choices): Promise<System> {
      const name = nameOf(choices);
      const known = systems.get(name);
      if (known !== undefined) return known;
      const others = [...systems.keys()].filter((other) => other !== nameOf(shared));
      await end('stop', others);
      const { company, preparedCompany, serverSettings } = choices;
      const folder = await copyCompany(preparedCompany, company);
      const own = preparedCompany === 'demo' ? {} : { DEMO: '0' };
      const system = await startSystem(folder, { ...own, ...serverSettings });
      systems.set(name, system);
      return system;
    },
    stop: async () => end('stop', [...systems.keys()]),
    kill: async () => end('kill', [...systems.keys()]),
  };
}

function nameOf({ company, preparedCompany, serverSettings }: Choices): string {
  return JSON.stringify([company, preparedCompany, serverSettings]);
}

import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { companiesVariable } from './prepareDemo.ts';
import { startSystem, type System } from 'tooling/system/startSystem.ts';

type WorkerFixtures = {
  /** The server under test, with its own demo company, shared by the worker's tests. */
  system: System;
  /**
   * The name of the demo company. Files that clock or change time say `test.use({ company: '…' })`
   * with a unique name, so that tests do not see each other's changes; the others share one
   * read-only.
   */
  company: string;
  /** Settings for this server; a file that says `test.use({ serverSettings: … })` gets its own. */
  serverSettings: Record<string, string>;
};

/**
 * Playwright's `test` with a running system: `page.goto('/')` opens it. At the end of the worker
 * the server is stopped, and the run fails if it logged an error.
 */
export const test = base.extend<object, WorkerFixtures>({
  company: ['shown', { option: true, scope: 'worker' }],
  // The security policy of a company's own pages.
  serverSettings: [{ REMOTE_OVERRIDES: 'refused' }, { option: true, scope: 'worker' }],
  system: [
    async ({ company, serverSettings }, provide) => {
      const folder = await copyDemo(company);
      try {
        const system = await startSystem(folder, serverSettings);
        await provide(system);
        await system.stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ system }, provide) => provide(system.url),
});

/** A data directory with the untouched demo company, for a separate server (`startSystem`). */
export async function copyDemo(name: string): Promise<string> {
  return copyCompany('demo', name);
}

/** The same with one of the companies from `prepareDemo.ts`. */
export async function copyCompany(company: string, name: string): Promise<string> {
  const source = process.env[companiesVariable];
  if (source === undefined) throw new Error('The companies are made by prepareDemo.ts.');
  const folder = await mkdtemp(join(tmpdir(), `punctual-${name}-`));
  const isCopied = async (path: string) => !(await lstat(path)).isSocket();
  await cp(join(source, company), folder, { recursive: true, filter: isCopied });
  return folder;
}

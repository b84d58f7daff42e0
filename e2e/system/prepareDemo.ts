import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startSystem } from 'tooling/system/startSystem.ts';
import { twoManagersCompany } from './twoManagersCompany.ts';

/** Names the folder with the data of each prepared company, for the workers to copy. */
export const companiesVariable = 'PUNCTUAL_E2E_COMPANIES';

/** The folders of these companies. */
export type PreparedCompany = 'demo' | 'two-managers';

/**
 * Creates the demo company and the imported one once per run (seconds), so that each server starts
 * with a copy (a fraction of one). Playwright calls it before all tests, and the function it
 * returns after them.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-companies-'));
  process.env[companiesVariable] = folder;
  await Promise.all([
    makeDemo(join(folder, 'demo')),
    importCompany(join(folder, 'two-managers'), twoManagersCompany(new Date())),
  ]);
  return () => rm(folder, { recursive: true, force: true });
}

async function makeDemo(folder: string): Promise<void> {
  const system = await startSystem(folder);
  await system.stop();
}

/** Imports a company file, like an operator before the first start. */
async function importCompany(folder: string, company: object): Promise<void> {
  await mkdir(folder);
  const file = join(folder, 'company.json');
  await writeFile(file, JSON.stringify(company));
  const command = resolve(import.meta.dirname, '../../server/commands/command.ts');
  const env = { ...process.env, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [command, 'import', file], { env });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from 'tooling/system/startSystem.ts';

/** Names the folder that holds the demo company, for the workers to copy. */
export const demoFolderVariable = 'PUNCTUAL_E2E_DEMO';

/**
 * Makes the demo company once for the whole run (seconds), so that each server starts over a copy
 * (a fraction of one). Playwright calls it before all tests, and what it returns after them.
 */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-demo-'));
  const system = await startSystem(join(folder, 'data'));
  await system.stop();
  process.env[demoFolderVariable] = join(folder, 'data');
  return () => rm(folder, { recursive: true, force: true });
}

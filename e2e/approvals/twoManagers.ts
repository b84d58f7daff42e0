import { rm } from 'node:fs/promises';
import { startSystem } from 'tooling/system/startSystem.ts';
import { copyCompany, test as base } from '../system/system.ts';

/** Playwright's `test` over the company of `twoManagersCompany.ts`, with a server for each `company` name. */
export const test = base.extend({
  system: [
    async ({ company }, provide) => {
      const folder = await copyCompany('two-managers', company);
      try {
        const system = await startSystem(folder, { DEMO: '0' });
        await provide(system);
        await system.stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

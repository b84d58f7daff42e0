import { rm } from 'node:fs/promises';
import { startSystem } from 'tooling/system/startSystem.ts';
import { copyCompany, test as base } from '../system/system.ts';

/** Playwright's `test` over the company of `twoManagersCompany.ts`, with a server of its own. */
export const test = base.extend({
  system: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
    async ({}, provide) => {
      const folder = await copyCompany('two-managers', 'two-managers');
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

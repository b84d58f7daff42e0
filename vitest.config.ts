import { defineConfig } from 'vitest/config';
import { pageTests, testRun } from './tooling/test/pageTests.ts';

const pages = pageTests(['{shared-ui,shared-time,shell,remote-*}/**/*.test.{ts,tsx}']);

/**
 * One command runs both kinds of tests: what lives in Node, and what lives in a page (jsdom).
 * Some processes run one file after the other (`pageTests.ts`);
 * `freshFile.ts` and `freshPage.ts` see to it that no file finds what another has left.
 */
export default defineConfig({
  test: {
    ...testRun,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{shared-contracts,shared-releases,demo-data,server,tooling,bench}/**/*.test.ts',
          ],
          setupFiles: [
            'server/testing/globalsOfPackages.ts',
            'tooling/test/freshFile.ts',
            'tooling/test/propertySeed.ts',
          ],
          globalSetup: ['tooling/test/postgresForTests.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...pages,
        extends: true,
        test: { ...pages.test, sequence: { groupOrder: 1 } },
      },
    ],
  },
});

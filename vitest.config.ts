import { defineConfig } from 'vitest/config';

/** Packages that keep something for a whole process; each file runs them anew. */
const keepersOfState = [
  /\/@testing-library\/react\//,
  /\/@tanstack\//,
  /\/jotai\//,
  /\/idb\//,
  /\/fake-indexeddb\//,
];

/**
 * One command runs both kinds of tests: what lives in Node, and what lives in a page (jsdom).
 * Two processes, since the checks are made for two cores, run one file after the other;
 * `freshFile.ts` and `freshPage.ts` see to it that no file finds what another has left.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared-contracts,shared-releases,server,tooling}/**/*.test.ts'],
          setupFiles: ['tooling/test/freshFile.ts', 'tooling/test/propertySeed.ts'],
          globalSetup: ['tooling/test/postgresForTests.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['{shared-ui,shared-time,shell,remote-*}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tooling/test/freshFile.ts',
            'tooling/test/freshPage.ts',
            'tooling/test/propertySeed.ts',
            'tooling/test/browserStubs.ts',
          ],
          server: { deps: { inline: keepersOfState } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

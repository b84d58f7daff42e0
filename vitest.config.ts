import { defineConfig } from 'vitest/config';

/**
 * One command runs both kinds of tests: what lives in Node, and what lives in a page (jsdom).
 * Each file has a process of its own, two at once: the checks are made for two cores.
 */
export default defineConfig({
  test: {
    pool: 'forks',
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
          setupFiles: ['tooling/test/propertySeed.ts'],
          globalSetup: ['tooling/test/postgresForTests.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['{shared-ui,shared-time,shell,remote-*}/**/*.test.{ts,tsx}'],
          setupFiles: ['tooling/test/propertySeed.ts', 'tooling/test/browserStubs.ts'],
        },
      },
    ],
  },
});

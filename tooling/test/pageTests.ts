import { join } from 'node:path';

/** Packages with state per process; each file runs them again. */
const keepersOfState = [
  /\/@testing-library\/react\//,
  /\/@tanstack\//,
  /\/jotai\//,
  /\/idb\//,
  /\/fake-indexeddb\//,
];

/** How tests of page code (jsdom) are run. */
export function pageTests(include: readonly string[]) {
  const setup = [
    'freshFile.ts',
    'freshPage.ts',
    'propertySeed.ts',
    'browserStubs.ts',
    'slowMachine.ts',
    'supportedStyles.ts',
  ];
  return {
    oxc: { jsx: { runtime: 'automatic' as const } },
    test: {
      name: 'browser-like',
      environment: 'jsdom',
      include: [...include],
      setupFiles: setup.map((file) => join(import.meta.dirname, file)),
      // In node_modules Node would not run our packages' sources.
      server: { deps: { inline: [...keepersOfState, /\/node_modules\/(?:shared-\w+|tooling)\//] } },
    },
  };
}

/**
 * The common settings of all tests: three processes on two cores, since one often waits for a
 * database.
 */
export const testRun = {
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 3,
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 15_000 } },
};

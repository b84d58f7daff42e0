import { join } from 'node:path';
import { catalogueFile, compileCatalogue } from '../webpack/compileCatalogue.ts';

/** Packages that keep something for a whole process; each file runs them anew. */
const keepersOfState = [
  /\/@testing-library\/react\//,
  /\/@tanstack\//,
  /\/jotai\//,
  /\/idb\//,
  /\/fake-indexeddb\//,
];

/** Words are compiled as the build does it. */
const compiledWords = {
  name: 'compiled-words',
  enforce: 'post' as const,
  transform: (code: string, file: string) =>
    catalogueFile.test(file) ? compileCatalogue(code) : undefined,
};

/** How tests of what lives in a page (jsdom) are run. */
export function pageTests(include: readonly string[]) {
  const setup = [
    'freshFile.ts',
    'freshPage.ts',
    'propertySeed.ts',
    'browserStubs.ts',
    'slowMachine.ts',
  ];
  return {
    oxc: { jsx: { runtime: 'automatic' as const } },
    plugins: [compiledWords],
    test: {
      name: 'browser-like',
      environment: 'jsdom',
      include: [...include],
      setupFiles: setup.map((file) => join(import.meta.dirname, file)),
      // Where our packages are installed, Node would not read their sources.
      server: { deps: { inline: [...keepersOfState, /\/node_modules\/(?:shared-\w+|tooling)\//] } },
    },
  };
}

/** What all tests have in common: on two cores three processes, since one often waits for a database. */
export const testRun = {
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: 3,
  testTimeout: 60_000,
  hookTimeout: 180_000,
};

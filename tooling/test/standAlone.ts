import { defineConfig, mergeConfig } from 'vitest/config';
import { pageTests, testRun } from './pageTests.ts';

/** The tests of a remote in its own repository. */
export const standAlone = mergeConfig(
  defineConfig({ test: testRun }),
  pageTests(['**/*.test.{ts,tsx}']),
);

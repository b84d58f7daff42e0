import { afterAll, vi } from 'vitest';
import { keepOwnProperties } from './ownProperties.ts';

/**
 * A Vitest setup file, the first one: test files share a process, and each runs as if it had its
 * own, with real timers, and the initial globals and environment. Modules stay: those of pages are
 * made afresh by `freshPage.ts`.
 */
const restoreGlobals = keepOwnProperties(globalThis);
const restoreEnvironment = keepOwnProperties(process.env);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreGlobals();
  restoreEnvironment();
});

import { afterAll, vi } from 'vitest';
import { keepOwnProperties } from './ownProperties.ts';

/**
 * A setup file of vitest, the first one: test files share a process, and each is run as if it had
 * one of its own, with modules that nobody has run yet, real timers, and the globals and the
 * environment of the beginning. (A package of node_modules is run once, unless it is inlined.)
 */
vi.resetModules();

const restoreGlobals = keepOwnProperties(globalThis);
const restoreEnvironment = keepOwnProperties(process.env);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreGlobals();
  restoreEnvironment();
});

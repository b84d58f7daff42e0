import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { keepOwnProperties } from './ownProperties.ts';

/**
 * A Vitest setup file, the first one: test files share a process, and each runs as if it had its
 * own, with real timers, and the initial globals and environment. Modules stay, except around a
 * file that mocks some; those of pages are made afresh by `freshPage.ts`.
 */
const { testPath } = expect.getState();
if (testPath === undefined) throw new Error('A setup file does not know its test file.');
const isMocking = /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(testPath, 'utf8'));
if (isMocking) vi.resetModules();

const restoreGlobals = keepOwnProperties(globalThis);
const restoreEnvironment = keepOwnProperties(process.env);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreGlobals();
  restoreEnvironment();
  if (isMocking) vi.resetModules();
});

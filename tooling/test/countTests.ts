import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** What vitest's JSON report counts; a file that could not even be loaded is one failure. */
export function countVitest(report: unknown): Count {
  const files = list(at(report, 'testResults'));
  const unloaded = files.filter(
    (file) => at(file, 'status') === 'failed' && !list(at(file, 'assertionResults')).some(isFailed),
  );
  return {
    passed: number(at(report, 'numPassedTests')),
    failed: number(at(report, 'numFailedTests')) + unloaded.length,
  };
}

/** What Playwright's JSON report counts; an error outside of every test is a failure, too. */
export function countPlaywright(report: unknown): Count {
  const stats = at(report, 'stats');
  return {
    passed: number(at(stats, 'expected')),
    failed:
      number(at(stats, 'unexpected')) +
      number(at(stats, 'flaky')) +
      list(at(report, 'errors')).length,
  };
}

/** The report at that path; null when the run ended before it wrote one. */
export function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function isFailed(assertion: unknown): boolean {
  return at(assertion, 'status') === 'failed';
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

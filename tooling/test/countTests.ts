import { at, list, number } from './readReport.ts';

export type Count = { passed: number; failed: number };

/** The counts in Vitest's JSON report; a file that fails to load is one failure. */
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

/** The counts in Playwright's JSON report; an error outside of all tests is a failure, too. */
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

function isFailed(assertion: unknown): boolean {
  return at(assertion, 'status') === 'failed';
}

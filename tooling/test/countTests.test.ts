import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './countTests.ts';

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test('an error outside of every browser test counts as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2 });
});

test('a run without a report has passed nothing', () => {
  expect(countVitest(null)).toEqual({ passed: 0, failed: 0 });
});

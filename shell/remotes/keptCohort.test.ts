import { beforeEach, expect, test } from 'vitest';
import { createKeptCohort } from './keptCohort.ts';

beforeEach(() => localStorage.clear());

const terminal = { kind: 'terminal', terminalId: 'T-1', description: '', timeZone: '' } as const;

test('the cohort of a session is there at the next start, and goes with the session', () => {
  const cohort = createKeptCohort(localStorage);
  expect(cohort.read()).toEqual([]);
  cohort.keep(terminal);
  const kept = cohort.read();
  expect(kept).toHaveLength(1);
  expect(createKeptCohort(localStorage).read()).toEqual(kept);
  cohort.keep({ kind: 'none' });
  expect(createKeptCohort(localStorage).read()).toEqual([]);
});

test('something else in its place is no cohort', () => {
  localStorage.setItem('punctual.cohort', '{"a":');
  expect(createKeptCohort(localStorage).read()).toEqual([]);
  localStorage.setItem('punctual.cohort', '{"a":1}');
  expect(createKeptCohort(localStorage).read()).toEqual([]);
});

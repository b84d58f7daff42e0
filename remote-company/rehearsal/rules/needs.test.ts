import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { expect, it } from 'vitest';
import { noFacts } from '../../jobs/rules/job.ts';
import { canClockIn, needsOf } from './needs.ts';
import { pressesIn, stageAfter } from './rehearsal.ts';

const today = '2026-11-30';
const since = { startDate: '2026-01-01' };
const job: AssignmentEntry = {
  ...{ code: 'J-1', employee: '1', isPrimary: true, description: 'Nurse', position: 'NURSE' },
  ...{ ...since, countryCode: 'DE', company: 'Home', timeZone: 'Europe/Berlin' },
  ...{ timeTypeProfile: 'STANDARD', authorities: ['CAPTURE_TIME'], geofences: ['HOME'] },
  timeRecordingVariants: [{ ...since, timeRecordingVariant: 'CLOCK' }],
};
const facts = {
  ...noFacts,
  managers: [{ ...since, manager: '2', name: 'Mia', endDate: null }],
};
const account = { employeeId: 1, hasPassword: true, hasPin: false, lastUsedAt: null };
const ready: Parameters<typeof needsOf>[0] = { job, facts, account, approvesItself: false, today };
const missing = (known: typeof ready) =>
  needsOf(known).flatMap(({ need, state }) => (state === 'MISSING' ? [need] : []));

it('lets somebody clock in who has a log-in, a job and a manager', () => {
  expect(missing(ready)).toEqual([]);
  expect(needsOf(ready)).toContainEqual({ need: 'schedule', state: 'LEFT_OUT' });
});

it('tells what is missing', () => {
  expect(missing({ ...ready, account: { ...account, hasPassword: false } })).toEqual(['logIn']);
  expect(missing({ ...ready, job: { ...job, startDate: '2026-12-01' } })).toEqual(['job']);
  expect(missing({ ...ready, facts: noFacts })).toEqual(['manager']);
  expect(missing({ ...ready, facts: noFacts, approvesItself: true })).toEqual([]);
  expect(canClockIn(needsOf({ ...ready, facts: noFacts }))).toBe(true);
  expect(canClockIn(needsOf({ ...ready, account: null }))).toBe(false);
  const hours = [{ ...since, timeRecordingVariant: 'DURATION' as const }];
  expect(missing({ ...ready, job: { ...job, timeRecordingVariants: hours } })).toEqual(['clocks']);
});

it('rehearses a shift with a break, or without where nobody clocks breaks', () => {
  expect(pressesIn('WORKING', true)).toEqual(['CLOCK_OUT', 'BREAK']);
  expect(pressesIn('WORKING', false)).toEqual(['CLOCK_OUT']);
  expect(pressesIn(stageAfter['BREAK'], true)).toContain('END_BREAK');
  expect(pressesIn(stageAfter['CLOCK_OUT'], true)).toEqual(['AGAIN']);
});

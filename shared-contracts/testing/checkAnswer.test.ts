import { expect, test } from 'vitest';
import { checkAnswer } from './checkAnswer.ts';
import { callAt } from './contractCall.ts';

const answering = (status: number, body: unknown) => () => {
  const call = callAt('GET', '/api/info/pay-cycle');
  if (!call) throw new Error('The contract has no such call.');
  checkAnswer(call, status, body);
};
const payCycle = { startDate: '2026-11-09', duration: 14, unit: 'DAYS' };

test('an answer as the contract has it passes', () => {
  expect(answering(200, payCycle)).not.toThrow();
});

test.each([
  ['a field of another kind', 200, { ...payCycle, duration: 'two weeks' }, '/duration must be'],
  ['a missing field', 200, { duration: 14, unit: 'DAYS' }, "property 'startDate'"],
  ['a field that nobody knows', 200, { ...payCycle, extra: 1 }, '("extra")'],
  ['a status that the call does not have', 299, payCycle, 'answered 299, which is not in'],
  ['an error that the call does not have', 401, { code: 'OTHER' }, 'answered OTHER, which'],
])('%s is refused by name', (_, status, body, told) => {
  expect(answering(status, body)).toThrow(told);
  expect(answering(status, body)).toThrow(callAt('GET', '/api/info/pay-cycle')?.operationId);
});

test('a call is found by what was asked for', () => {
  expect(callAt('GET', '/api/employees/7/nothing')).toBeUndefined();
  expect(callAt('DELETE', '/api/info/pay-cycle')).toBeUndefined();
  expect(callAt('GET', '/api/time-pairs/7/latest-version')?.operationId).toBe('getLatestVersion');
});

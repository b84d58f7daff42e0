import { expect, test } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';

const upsert = (result: object) =>
  outcomeOf(
    { method: 'UPSERT' },
    { status: 200, retryAfter: null, body: JSON.stringify({ d: [result] }) },
  );

test('what an upsert says in words is a refusal, also with a code of 500', () => {
  const message = 'The time overlaps another record of this person.';
  expect(upsert({ status: 'ERROR', httpCode: 500, message })).toMatchObject({
    reason: 'REFUSED',
    detail: message,
  });
});

test.each([
  ['without words', { status: 'ERROR', httpCode: 500, message: null }],
  [
    'while the service is away',
    { status: 'ERROR', httpCode: 503, message: 'Down for maintenance' },
  ],
  ['while it is asked too often', { status: 'ERROR', httpCode: 429, message: 'Too many requests' }],
])('a failure %s is tried again', (_, result) => {
  expect(upsert(result)).toMatchObject({ reason: 'BUSY' });
});

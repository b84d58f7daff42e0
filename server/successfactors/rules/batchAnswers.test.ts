import { expect, test } from 'vitest';
import { refusal } from '../../hr-outbox/rules/hrSystem.ts';
import { batchAnswers } from './batchAnswers.ts';
import { outcomeOf } from './outcomeOf.ts';

const lines = (...parts: string[]) => parts.join('\r\n');
const upsert = { method: 'UPSERT' } as const;

/** As SAP's own OData v2 adapter for CAP wrote it, shortened. */
const ofAdapter = lines(
  '--batch_x',
  'content-type: multipart/mixed;boundary=cs_0',
  '',
  '--cs_0',
  'content-type: application/http',
  'content-transfer-encoding: binary',
  '',
  'HTTP/1.1 200 OK',
  'content-type: application/json; charset=utf-8',
  'dataserviceversion: 2.0',
  '',
  '{"d":{"results":[{"key":"k","status":"OK","editStatus":"UPSERTED","httpCode":200,"index":0}]}}',
  '--cs_0--',
  '--batch_x',
  'content-type: multipart/mixed;boundary=cs_1',
  '',
  '--cs_1',
  'content-type: application/http',
  '',
  'HTTP/1.1 200 OK',
  'content-type: application/json; charset=utf-8',
  '',
  '{"d":{"results":[{"key":"x","status":"ERROR","message":"userId: unknown","httpCode":400,"index":0}]}}',
  '--cs_1--',
  '--batch_x',
  'content-type: application/http',
  '',
  'HTTP/1.1 404 Not Found',
  'content-type: application/json; charset=utf-8',
  '',
  '{"error":{"message":{"lang":"en","value":"not there"},"code":"404"}}',
  '--batch_x--',
  '',
);

test('the answers of another maker are read, also where it left some out', () => {
  const answers = batchAnswers('multipart/mixed;boundary=batch_x', ofAdapter) ?? [];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(outcomeOf(upsert, answers[0])).toBeNull();
  expect(outcomeOf(upsert, answers[1])).toEqual(refusal('REFUSED', 'userId: unknown'));
  expect(outcomeOf({ method: 'DELETE' }, answers[2])).toBeNull();
  expect(outcomeOf(upsert, answers[2])).toEqual(refusal('REFUSED', 'not there'));
  expect(outcomeOf(upsert, answers[3])).toEqual(refusal('UNREACHABLE'));
});

test('wherever it is cut, what is read of it is what the whole says', () => {
  const type = 'multipart/mixed;boundary=batch_x';
  const whole = batchAnswers(type, ofAdapter) ?? [];
  for (let length = 0; length <= ofAdapter.length; length += 1) {
    const answers = batchAnswers(type, ofAdapter.slice(0, length)) ?? [];
    expect(whole.slice(0, answers.length)).toEqual(answers);
  }
});

test.each([null, 'text/html', 'multipart/mixed', 'application/json'])(
  'an answer of type %s is none',
  (type) => expect(batchAnswers(type, ofAdapter)).toBeNull(),
);

test.each([
  [{ status: 200, body: '' }, refusal('UNREACHABLE')],
  [{ status: 200, body: '{"d":[{}]}' }, refusal('UNREACHABLE')],
  [{ status: 200, body: '[]' }, refusal('UNREACHABLE')],
  [{ status: 500, body: 'no json' }, refusal('BUSY')],
  [
    { status: 403, body: '{"error":{"message":"No permission"}}' },
    refusal('REFUSED', 'No permission'),
  ],
])('an answer %j to an upsert means %j', (answer, outcome) => {
  expect(outcomeOf(upsert, { ...answer, retryAfter: null })).toEqual(outcome);
});

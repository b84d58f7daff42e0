import { expect, test } from 'vitest';
import { firstAnswerDepth } from './firstAnswerDepth.ts';
import type { LoadedRequest } from './watchRequests.ts';

const page = 'http://localhost/';

function request(
  path: string,
  askedBy: readonly string[],
  answeredAt: number | null = 1,
): LoadedRequest {
  const url = new URL(path, page).href;
  const addresses = askedBy.map((name) => new URL(name, page).href);
  return { url, kind: 'Script', bytes: 1, askedBy: addresses, sentAt: 0, answeredAt };
}

test('counts the page, its script and the call that the script makes', () => {
  const requests = [request('/', []), request('/a.js', ['/']), request('/api/session', ['/a.js'])];
  expect(firstAnswerDepth(requests)).toBe(3);
});

test('counts the longest way when several scripts led to the call', () => {
  const requests = [
    request('/', []),
    request('/a.js', ['/']),
    request('/b.js', ['/a.js']),
    request('/api/session', ['/a.js', '/b.js']),
  ];
  expect(firstAnswerDepth(requests)).toBe(4);
});

test('takes a script that was hinted at for there already', () => {
  const requests = [
    request('/', []),
    request('/a.js', ['/']),
    request('/b.js', ['/']),
    request('/b.js', ['/a.js']),
    request('/api/session', ['/b.js']),
  ];
  expect(firstAnswerDepth(requests)).toBe(3);
});

test('looks at the call that was answered first', () => {
  const requests = [
    request('/', []),
    request('/a.js', ['/']),
    request('/b.js', ['/a.js']),
    request('/api/late', ['/a.js'], 9),
    request('/api/never', ['/'], null),
    request('/api/early', ['/b.js'], 2),
  ];
  expect(firstAnswerDepth(requests)).toBe(4);
});

test('ends where requests ask for each other in a circle', () => {
  const requests = [
    request('/a.js', ['/b.js']),
    request('/b.js', ['/a.js']),
    request('/api/x', ['/a.js']),
  ];
  expect(firstAnswerDepth(requests)).toBe(3);
});

test('is not a number where the API was not asked', () => {
  expect(firstAnswerDepth([request('/', [])])).toBeNaN();
});

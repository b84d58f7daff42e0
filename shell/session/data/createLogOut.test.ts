import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from 'shared-contracts';
import { createLogOut } from './createLogOut.ts';
import { logOutMark } from './marks.ts';

/** What reached the server, in order; `isThere` is whether the server is reachable. */
const reached: string[] = [];
let isThere = true;

const fetchOfBrowser: typeof fetch = (input, init) => {
  if (!isThere) return Promise.reject(new TypeError('Failed to fetch'));
  const request = new Request(
    new URL(input instanceof Request ? input.url : input, 'http://x'),
    init,
  );
  reached.push(`${request.method} ${new URL(request.url).pathname}`);
  return Promise.resolve(new Response(null, { status: 204 }));
};
/** Pages of the same browser: those of earlier tests listen like other tabs. */
let last: Promise<unknown> = Promise.resolve();
const alone = (work: () => Promise<boolean>) => {
  const done = last.then(work);
  last = done;
  return done;
};
const openPage = () => createLogOut({ fetch: fetchOfBrowser, alone });
const ask = (page: ReturnType<typeof openPage>, path: '/api/session' | '/api/info/theme') =>
  createApiClient({
    baseUrl: 'http://x',
    fetch: fetchOfBrowser,
    before: page.settle,
    locale: () => 'en',
    newKey: () => '',
  }).GET(path);

beforeEach(() => {
  vi.useFakeTimers();
  reached.length = 0;
  isThere = true;
});
afterEach(() => {
  vi.useRealTimers();
  logOutMark.clear();
});

test('a log-out reaches the server at once, and nothing is left of it', async () => {
  const page = openPage();
  void page.begin();
  await ask(page, '/api/session');
  expect(reached).toEqual(['POST /api/session/logout', 'GET /api/session']);
  expect(logOutMark.isSet()).toBe(false);
});

test('without the server nothing else is asked, and it is sent again until it arrives', async () => {
  isThere = false;
  const page = openPage();
  const told = vi.fn();
  page.subscribe(told);
  void page.begin();
  await expect(ask(page, '/api/session')).rejects.toMatchObject({ code: 'NO_RESPONSE' });
  expect(page.isWaiting()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logOutMark.isSet()).toBe(true);
  isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reached).toEqual(['POST /api/session/logout']);
  expect(page.isWaiting()).toBe(false);
  expect(told).toHaveBeenCalled();
  await ask(page, '/api/session');
  expect(reached.at(-1)).toBe('GET /api/session');
});

test('after a restart it is the first thing that is sent, once for all that is asked', async () => {
  logOutMark.set();
  const page = openPage();
  await Promise.all([ask(page, '/api/info/theme'), ask(page, '/api/session')]);
  expect(reached.filter((call) => call.endsWith('/logout'))).toHaveLength(1);
  expect(reached[0]).toBe('POST /api/session/logout');
});

test('it is sent when the network is back', async () => {
  isThere = false;
  const page = openPage();
  void page.begin();
  await vi.advanceTimersByTimeAsync(0);
  isThere = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reached).toEqual(['POST /api/session/logout']);
});

test('the answer of something else is no end of the session', async () => {
  const portal: typeof fetch = () => Promise.resolve(new Response('<h1>Welcome to our hotel</h1>'));
  void createLogOut({ fetch: portal, alone }).begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(logOutMark.isSet()).toBe(true);
});

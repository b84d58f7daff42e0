import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ageOfAnswer, createEventBus } from 'shared-contracts';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { logOutMark } from '../session/data/marks.ts';
import { earlyCalls } from './earlyCalls.ts';
import { endEarlyCalls, fetchEarly } from './fetchEarly.ts';

const asked: string[] = [];
let answers: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answers = (path) => Response.json(path === '/api/session' ? { employeeId: 'e-7' } : { path });
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    asked.push(path);
    return await answers(path);
  });
  const terminal = exampleRemote({
    routes: exampleRemote().routes.map((route) => ({
      ...route,
      path: '/terminal',
      access: { session: 'terminal' },
    })),
  });
  const registry = JSON.stringify({ remotes: [exampleRemote(), terminal] });
  document.body.innerHTML = `<script type="application/json" id="registry">${registry}</script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.punctualEarly = undefined;
});

test('session, profile, features and theme are asked for before any code has come', async () => {
  earlyCalls(document, '#/example?day=1');
  await waitFor(() => expect(asked).toContain('/api/employees/e-7/profile'));
  expect(asked.toSorted()).toEqual([
    '/api/employees/e-7/profile',
    '/api/info/features',
    '/api/info/theme',
    '/api/session',
  ]);
});

test("a terminal's address asks for the terminal's session", () => {
  earlyCalls(document, '#/terminal');
  expect(asked).toEqual(['/api/terminal/session', '/api/info/features', '/api/info/theme']);
});

test('nobody is asked about when nobody is signed in', async () => {
  answers = () => new Response('{}', { status: 401 });
  earlyCalls(document, '#/');
  expect((await get('/api/session')).status).toBe(401);
  expect(asked).toHaveLength(3);
});

test('nothing is asked with the cookie of somebody who has logged out', () => {
  logOutMark.set();
  earlyCalls(document, '#/');
  logOutMark.clear();
  expect(asked).toEqual([]);
});

test('an answer that is on its way is not asked for again, and serves once', async () => {
  earlyCalls(document, '#/');
  expect(await (await get('/api/session')).json()).toEqual({ employeeId: 'e-7' });
  expect(asked.filter((path) => path === '/api/session')).toHaveLength(1);
  await get('/api/session');
  expect(asked.filter((path) => path === '/api/session')).toHaveLength(2);
});

test('what the page brought is not asked for, and says when it was answered', async () => {
  inlineAnswers({
    '/api/session': { status: 200, body: { employeeId: 'e-7' } },
    '/api/employees/e-7/profile': { status: 200, body: {} },
    '/api/info/features': { status: 200, body: { properties: {} } },
  });
  earlyCalls(document, '#/');
  const session = await get('/api/session');
  expect(ageOfAnswer(session)).toBeGreaterThan(0);
  expect(await session.json()).toEqual({ employeeId: 'e-7' });
  expect(ageOfAnswer(await get('/api/info/theme'))).toBeNull();
  expect(asked).toEqual(['/api/info/theme']);
});

test('nothing is believed of somebody who has logged out', () => {
  inlineAnswers({ '/api/session': { status: 200, body: { employeeId: 'e-7' } } });
  logOutMark.set();
  earlyCalls(document, '#/');
  logOutMark.clear();
  expect(globalThis.punctualEarly).toBeUndefined();
});

test('a page that was asked for before somebody logged out is not believed', () => {
  inlineAnswers({ '/api/session': { status: 200, body: { employeeId: 'e-7' } } });
  localStorage.setItem('punctual.logged-out', `${performance.timeOrigin + 40}`);
  earlyCalls(document, '#/');
  localStorage.clear();
  expect(asked).toContain('/api/session');
});

test('after the start only the clock’s state counts, until it is told to have changed', async () => {
  const shift = '/api/time-pairs/7/active-shift';
  inlineAnswers({
    '/api/session': { status: 401, body: {} },
    [shift]: { status: 200, body: { activeShiftSummary: null } },
  });
  earlyCalls(document, '#/');
  const bus = createEventBus(
    { post: () => undefined, onMessage: () => undefined },
    () => undefined,
  );
  endEarlyCalls(bus);
  expect([...(globalThis.punctualEarly?.keys() ?? [])]).toEqual([shift]);
  bus.emit('active-shift-changed', { employeeId: 7 });
  await get(shift);
  expect(asked).toContain(shift);
});

test('whoever gives up waiting for an answer on its way is let go', async () => {
  answers = async () => await new Promise(() => undefined);
  earlyCalls(document, '#/');
  const giveUp = new AbortController();
  const waiting = get('/api/info/theme', giveUp.signal);
  giveUp.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

test('a call that fails early fails as any other', async () => {
  answers = async () => await Promise.reject(new TypeError('no connection'));
  earlyCalls(document, '#/');
  await expect(get('/api/info/features')).rejects.toThrow('no connection');
});

async function get(path: string, signal?: AbortSignal): Promise<Response> {
  const address = new URL(path, location.origin).href;
  return await fetchEarly(new Request(address, signal ? { signal } : {}));
}

function inlineAnswers(content: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'answers';
  script.textContent = JSON.stringify(content);
  document.body.append(script);
}

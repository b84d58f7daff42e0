import { ApiFailure, createApiClient } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptState, type KnownStart } from '../kept-state/data/createKeptState.ts';
import { readKnownStart } from './readKnownStart.ts';

const gate = {
  kind: 'terminal',
  terminalId: 'T-1',
  description: 'Gate',
  timeZone: 'Europe/London',
} as const;
const yard = { ...gate, description: 'Yard' };
const kept = createKeptState(localStorage);
let answerSession: () => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const api = createApiClient({
  baseUrl: location.origin,
  locale: () => 'en',
  newKey: () => '',
  async fetch(input) {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/api/terminal/session') return await answerSession();
    return Response.json(pathname === '/api/info/theme' ? { primary: null } : defaultFeatures);
  },
});

/** Responds after this many milliseconds; never if NaN. */
function sessionAfter(milliseconds: number, session: object = yard, status = 200): void {
  answerSession = async () => {
    await new Promise((done) => {
      if (Number.isFinite(milliseconds)) setTimeout(done, milliseconds);
    });
    return Response.json(session, { status });
  };
}

function keep(): KnownStart {
  const start = { session: gate, features: defaultFeatures, colors: {} };
  kept.keepStart('terminal', start, Date.now());
  return start;
}

async function begin(isEnough = true) {
  const begun = readKnownStart({ api, kept }, 'terminal', () => isEnough);
  const result = begun.catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(49);
  await vi.advanceTimersByTimeAsync(1);
  return { begun, result };
}

test('answers that are there at once count, and are kept for the next start', async () => {
  keep();
  sessionAfter(10);
  const { begun } = await begin();
  expect(await begun).toMatchObject({ session: yard, isKept: false });
  expect(kept.readStart('terminal', Date.now())?.session).toEqual(yard);
});

test('what was kept is enough when the server is slower than 50 ms; its word comes after', async () => {
  keep();
  sessionAfter(300);
  const { begun } = await begin();
  const { isKept, session, askServer } = await begun;
  expect({ isKept, session }).toEqual({ isKept: true, session: gate });
  const said = askServer();
  await vi.advanceTimersByTimeAsync(250);
  expect(await said).toMatchObject({ session: yard });
});

test('the server is waited for where nothing was kept, or it would send somebody away', async () => {
  sessionAfter(300);
  const first = await begin();
  await vi.advanceTimersByTimeAsync(250);
  expect(await first.begun).toMatchObject({ session: yard, isKept: false });
  const second = await begin(false);
  await vi.advanceTimersByTimeAsync(250);
  expect(await second.begun).toMatchObject({ session: yard, isKept: false });
});

test('a server that is out of reach leaves what was kept, and is asked anew after that', async () => {
  keep();
  sessionAfter(60, {}, 502);
  const { begun } = await begin(false);
  await vi.advanceTimersByTimeAsync(10);
  const { isKept, session, askServer } = await begun;
  expect({ isKept, session }).toEqual({ isKept: true, session: gate });
  sessionAfter(0);
  const said = askServer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await said).toMatchObject({ session: yard });
});

test('without anything kept a server that is out of reach is a failure', async () => {
  sessionAfter(0, {}, 502);
  const { result } = await begin();
  expect(await result).toBeInstanceOf(ApiFailure);
});

test('a refusal is no reason to go by what was kept', async () => {
  keep();
  const refusal = { code: 'ACCESS_DENIED', status: 403, title: '', detail: '' };
  sessionAfter(0, refusal, 403);
  const { result } = await begin();
  expect(await result).toMatchObject({ code: 'ACCESS_DENIED' });
});

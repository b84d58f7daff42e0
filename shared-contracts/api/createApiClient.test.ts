import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../rules/locales.ts';
import { ApiFailure } from './ApiFailure.ts';
import { answer, createApiClient } from './createApiClient.ts';

const key = '0b9f5c6e-6f0e-4a53-9f0a-0c7f3a9d1b11';
const clockIn = { employeeAssignmentId: 7, timeZoneOffset: 120 };

describe('every call', () => {
  test('speaks the language that the user has at that moment', async () => {
    let locale: Locale = 'de';
    const { client, requests } = server(() => json(200, { version: '1' }), {
      locale: () => locale,
    });
    await client.GET('/api/info/version');
    locale = 'th';
    await client.GET('/api/info/version');
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'th']);
  });

  test('sends the cookies of its own site alone', async () => {
    const { client, requests } = server(() => json(200, { version: '1' }));
    await client.GET('/api/info/version');
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  test('repeats a parameter for each element of its list', async () => {
    const { client, requests } = server(() => json(200, []));
    await client.GET('/api/work-schedules/assignment-summaries', {
      params: {
        query: { assignmentIds: [3, 5], startDate: '2025-05-12', endDate: '2025-05-18' },
      },
    });
    expect(new URL(requests[0]?.url ?? '').search).toBe(
      '?assignmentIds=3&assignmentIds=5&startDate=2025-05-12&endDate=2025-05-18',
    );
  });
});

describe('a command', () => {
  test('carries a new key each time', async () => {
    let made = 0;
    const { client, requests } = server(() => json(200, {}), { newKey: () => `key-${++made}` });
    await client.POST('/api/time-pairs/shift-clock-in', { body: clockIn });
    await client.POST('/api/time-pairs/shift-clock-in', { body: clockIn });
    expect(requests.map(keyOf)).toEqual(['key-1', 'key-2']);
  });

  test('that is sent again keeps its own key', async () => {
    const { client, requests } = server(() => json(200, {}));
    await client.POST('/api/time-pairs/shift-clock-in', {
      body: clockIn,
      params: { header: { 'idempotency-key': key } },
    });
    expect(requests.map(keyOf)).toEqual([key]);
  });

  test('is not what a query is, which carries no key', async () => {
    const { client, requests } = server(() => json(200, { version: '1' }));
    await client.GET('/api/info/version');
    expect(requests.map(keyOf)).toEqual([null]);
  });
});

describe('an answer', () => {
  test('is its body', async () => {
    const { client } = server(() => json(200, { version: '1.2.3' }));
    expect(await answer(client.GET('/api/info/version'))).toEqual({ version: '1.2.3' });
  });

  test('may be an empty list or null', async () => {
    const { client } = server(() => json(200, []));
    expect(await answer(client.GET('/api/info/locales'))).toEqual([]);
  });

  test('without a body is undefined', async () => {
    const { client } = server(() => new Response(null, { status: 204 }));
    expect(await answer(client.POST('/api/session/logout'))).toBeUndefined();
  });
});

describe('a failure', () => {
  const problem = {
    type: 'about:blank',
    status: 400,
    title: 'Some entries need another look',
    detail: 'Please correct the marked fields.',
    code: 'VALIDATION_FAILED',
    traceId: 'abc',
    fields: [{ field: 'comment', message: 'This is too long.' }],
  };

  test('says what the server said, and is reported', async () => {
    const onFailure = vi.fn();
    const { client } = server(() => json(400, problem), { onFailure });
    const failure = await failureOf(client.GET('/api/info/version'));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      detail: problem.detail,
      fields: problem.fields,
      traceId: 'abc',
    });
    expect(onFailure.mock.calls).toEqual([[failure, { method: 'GET', path: '/api/info/version' }]]);
  });

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a code that nobody knows', () => json(502, { ...problem, code: 'CONSTRUCTOR' })],
    [
      'the name of something that every object has',
      () => json(502, { ...problem, code: 'toString' }),
    ],
    ['no body', () => new Response(null, { status: 502 })],
  ])('of an unknown kind is told as such: %s', async (_, respond) => {
    const { client } = server(respond);
    expect(await failureOf(client.GET('/api/info/version'))).toMatchObject({
      code: 'UNKNOWN_RESPONSE',
      status: 502,
      detail: '',
      fields: [],
    });
  });

  test('is also a page that came with 200 instead of the answer', async () => {
    const onFailure = vi.fn();
    const page = () =>
      new Response('<h1>Log in to the guest network</h1>', {
        headers: { 'content-type': 'text/html' },
      });
    const { client } = server(page, { onFailure });
    expect(await failureOf(client.GET('/api/info/version'))).toMatchObject({
      code: 'UNKNOWN_RESPONSE',
      status: 200,
    });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('is NO_RESPONSE without an answer', async () => {
    const cause = new TypeError('Failed to fetch');
    const onFailure = vi.fn();
    const { client } = server(() => Promise.reject(cause), { onFailure });
    const failure = await failureOf(client.GET('/api/info/version'));
    expect(failure).toMatchObject({ code: 'NO_RESPONSE', status: undefined, cause });
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test.each<[string, Partial<Parameters<typeof createApiClient>[0]>]>([
    ['a key', { newKey: fails }],
    ['the language', { locale: fails }],
    ['what goes before it', { before: async () => await Promise.reject(brokenBy()) }],
  ])('is the page’s own fault when its code fails at %s, and is told as such', async (_, part) => {
    const onFailure = vi.fn();
    const { client, requests } = server(() => json(200, {}), { onFailure, ...part });
    const failure = await failureOf(
      client.POST('/api/time-pairs/shift-clock-in', { body: clockIn }),
    );
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code: 'PAGE_FAULT', cause: brokenBy() });
    expect(onFailure).toHaveBeenCalledOnce();
    expect(requests).toEqual([]);
  });

  test('is NO_RESPONSE, and nothing is sent, while what goes before it cannot be sent', async () => {
    const { client, requests } = server(() => json(200, {}), { before: async () => false });
    expect(await failureOf(client.GET('/api/info/version'))).toMatchObject({ code: 'NO_RESPONSE' });
    expect(requests).toEqual([]);
  });

  test('is NO_RESPONSE when the answer breaks off', async () => {
    const { client } = server(brokenOff);
    expect(await failureOf(client.GET('/api/info/version'))).toMatchObject({ code: 'NO_RESPONSE' });
  });
});

describe('an answer that is counted', () => {
  const query = { startDate: '2025-05-12', endDate: '2025-05-18', lang: 'en' } as const;
  const file = (parts: readonly string[], end: (stream: ReadableStreamDefaultController) => void) =>
    new Response(
      new ReadableStream({
        start(stream) {
          for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
          end(stream);
        },
      }),
    );
  const fetched = (respond: () => Response, onBytes: (bytes: number) => void = () => undefined) =>
    server(respond)
      .client.counting(onBytes)
      .GET('/api/work-schedules/calendar-file', { params: { query }, parseAs: 'blob' });

  test('tells how much has come so far, and comes whole', async () => {
    const onBytes = vi.fn();
    const { data } = await fetched(() => file(['ab', 'cde'], (stream) => stream.close()), onBytes);
    expect(onBytes.mock.calls).toEqual([[2], [5]]);
    expect(await new Response(data).text()).toBe('abcde');
  });

  test('is NO_RESPONSE when it breaks off, and says why when it is refused', async () => {
    const broken = fetched(() => file(['ab'], (stream) => stream.error(new TypeError('gone'))));
    expect(await failureOf(broken)).toMatchObject({ code: 'NO_RESPONSE' });
    const refused = fetched(() =>
      json(429, { type: '', status: 429, title: '', detail: 'Wait.', code: 'EXPORT_UNDER_WAY' }),
    );
    expect(await failureOf(refused)).toMatchObject({ code: 'EXPORT_UNDER_WAY', detail: 'Wait.' });
  });
});

describe('a cancelled call', () => {
  test('rejects with AbortError and is nobody’s failure', async () => {
    const onFailure = vi.fn();
    const { client } = server(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        }),
      { onFailure },
    );
    const controller = new AbortController();
    const call = failureOf(client.GET('/api/info/version', { signal: controller.signal }));
    await Promise.resolve();
    controller.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('a call that hangs', () => {
  afterEach(() => vi.restoreAllMocks());

  const hanging = ({ signal }: Request) =>
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  test('fails where it reads, as one without an answer', async () => {
    const limit = limitByHand();
    const { client } = server(hanging);
    const failure = failureOf(client.GET('/api/info/version'));
    limit.end();
    expect(await failure).toMatchObject({ code: 'NO_RESPONSE', cause: { name: 'TimeoutError' } });
  });

  test('fails where it reads by POST', async () => {
    const limit = limitByHand();
    const { client } = server(hanging);
    const failure = failureOf(
      client.POST('/api/work-schedules/planned-counts', {
        body: { startDate: '2025-05-12', endDate: '2025-05-18', page: 0, pageSize: 100 },
      }),
    );
    limit.end();
    expect(await failure).toMatchObject({ code: 'NO_RESPONSE', cause: { name: 'TimeoutError' } });
  });

  test('is waited for where it makes a file or commands', async () => {
    const limited = vi.spyOn(AbortSignal, 'timeout');
    const { client } = server(() => json(200, {}));
    await client.GET('/api/work-schedules/calendar-file', {
      params: { query: { startDate: '2025-05-12', endDate: '2025-05-18', lang: 'en' } },
      parseAs: 'blob',
    });
    await client.POST('/api/time-pairs/shift-clock-in', { body: clockIn });
    expect(limited).not.toHaveBeenCalled();
  });
});

/** Limits of time that end when the test says so. */
function limitByHand() {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return { end: () => controller.abort(new DOMException('Too late', 'TimeoutError')) };
}

/** A client whose requests are answered by `respond`; the network is the machine's edge. */
function server(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<Parameters<typeof createApiClient>[0]> = {},
) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://punctual.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return await respond(request);
    },
    locale: () => 'en',
    newKey: () => key,
    ...options,
  });
  return { client, requests };
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

function brokenBy(): TypeError {
  return new TypeError('crypto.randomUUID is not a function');
}

function fails(): never {
  throw brokenBy();
}

function brokenOff(): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"version":'));
      stream.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function keyOf({ headers }: Request): string | null {
  return headers.get('idempotency-key');
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return await call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  );
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { startServer } from '../startServer.ts';
import { createTestCompany, password } from '../testing/testCompany.ts';
import { createPostgresDatabase } from '../testing/testDatabase.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: Span[] }[] }[];
}

/** A collector: what it was sent, as text. */
async function startCollector() {
  const received: string[] = [];
  const server = createServer((asked, answer) => {
    void (async () => {
      const parts: Buffer[] = [];
      const body: AsyncIterable<Buffer> = asked;
      for await (const part of body) parts.push(part);
      received.push(`${asked.url} ${Buffer.concat(parts).toString()}`);
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    received,
    spans: () =>
      received.flatMap((text): Span[] => {
        const { resourceSpans }: Sent = JSON.parse(text.slice(text.indexOf('{')));
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** How often the module that imports the libraries was loaded. */
const loads = vi.hoisted(() => ({ count: 0 }));
vi.mock('./openTraces.ts', async (load) => {
  loads.count += 1;
  return load();
});

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('Traces', () => {
  let folder = '';
  let url = '';
  let drop: () => Promise<unknown>;

  beforeAll(async () => {
    ({ url, drop } = await createPostgresDatabase(postgresUrl ?? ''));
    folder = await mkdtemp(path.join(tmpdir(), 'punctual-traces-'));
    await writeFile(path.join(folder, 'index.html'), '<head><!--registry--></head>');
    const database = await openDatabase({ databaseUrl: url, dataDirectory: folder });
    await createTestCompany(database);
    await database.close();
  });
  afterAll(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });

  const start = (settings: Record<string, string>) =>
    startServer(
      parseConfiguration({
        DATABASE_URL: url,
        DATA_DIR: folder,
        SHELL_DIRECTORY: folder,
        PORT: '0',
        DEMO: '0',
        LOG_LEVEL: 'silent',
        ...settings,
      }),
    );

  test('load no library where nobody collects them', async () => {
    const server = await start({});
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    await server.close();
    expect(loads.count).toBe(0);
  });

  test('tell of calls and their statements, and of nobody', async () => {
    const collector = await startCollector();
    const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const stranger = '4bf92f3577b34da6a3ce929d0e0e4736';
    const logIn = await fetch(`${server.address}/api/employees/login?lang=en`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${stranger}-00f067aa0ba902b7-01`,
      },
      body: JSON.stringify({ username: 'ella', password }),
    });
    expect(logIn.status).toBe(200);
    const refused = await fetch(`${server.address}/api/employees/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ella', password: 'wrong' }),
    });
    const [, requestId = 'none'] = /"traceId":"([^"]+)"/.exec(await refused.text()) ?? [];
    await server.close();
    collector.close();

    expect(loads.count).toBe(1);
    expect(collector.received.every((text) => text.startsWith('/v1/traces '))).toBe(true);
    const spans = collector.spans();
    const calls = spans.filter(({ name }) => name === 'POST /api/employees/login');
    expect(calls).toHaveLength(2);
    const [call] = calls;
    expect(call?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    expect(JSON.stringify(calls)).toContain(requestId);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toContain('readFailedLogIns');
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([call?.traceId]));
    const told = collector.received.join('\n');
    for (const secret of ['ella', 'wrong', '127.0.0.1', 'lang=en', stranger]) {
      expect(told).not.toContain(secret);
    }
  });
});

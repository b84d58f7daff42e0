import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './createHttpServer.ts';
import { listenTo } from './testing/listenTo.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
/** More than lies in the buffers of both ends. */
const tooLong = Buffer.alloc(64 * 1024 * 1024);

interface Opened {
  readonly client: net.Socket;
  /** The server's end. */
  readonly accepted: net.Socket;
}

async function listen(
  handle: http.RequestListener,
  timeouts?: http.ServerOptions,
): Promise<{ server: http.Server; open(): Promise<Opened> }> {
  const { server, port } = await listenTo(handle, timeouts);
  return {
    server,
    open: async () => {
      const accepting = new Promise<net.Socket>((resolve) => {
        server.once('connection', resolve);
      });
      const client = net.connect(port, '127.0.0.1').setEncoding('utf8');
      // A connection that is cut is a reset.
      client.on('error', () => undefined);
      onTestFinished(() => void client.destroy());
      return { client, accepted: await accepting };
    },
  };
}

test('whoever asks for ten answers at once gets them, in order', async () => {
  let asked = 0;
  const { open } = await listen((_request, response) => response.end(`answer ${asked++};`));
  const { client } = await open();
  client.write(get.repeat(10));
  let text = '';
  for await (const part of client) {
    text += String(part);
    if (text.includes('answer 9;')) break;
  }
  expect(text.match(/answer \d/g)).toEqual(Array.from({ length: 10 }, (_, at) => `answer ${at}`));
});

test('no answer is begun before the one ahead of it has gone out', async () => {
  const begun: http.ServerResponse[] = [];
  const { open } = await listen((_request, response) => begun.push(response));
  const { client, accepted } = await open();
  client.resume().write(get.repeat(3));
  await expect.poll(() => accepted.bytesRead).toBe(get.length * 3);
  expect(begun).toHaveLength(1);
  begun[0]?.end('first');
  await expect.poll(() => begun.length).toBe(2);
  const over = once(accepted, 'close');
  client.destroy();
  await over;
  await setImmediate();
  expect(begun).toHaveLength(2);
});

test('one answer after the other, a connection may have as many as it likes', async () => {
  const { open } = await listen((_request, response) => response.end('answer;'));
  const { client } = await open();
  for (let asked = 0; asked < 30; asked += 1) {
    client.write(get);
    expect(String(await once(client, 'data'))).toContain('answer;');
  }
});

test('whoever asks for more at once is cut off, and the rest makes no work', async () => {
  let handled = 0;
  let parsed = 0;
  const { server, open } = await listen(() => (handled += 1));
  server.on('request', () => (parsed += 1));
  const { client } = await open();
  const over = once(client, 'close');
  client.resume().write(get.repeat(1_200));
  await over;
  expect(handled).toBe(1);
  expect(parsed).toBe(11);
});

test('whoever does not read an answer is cut off', async () => {
  const { open } = await listen((_request, response) => response.end(tooLong));
  const { client, accepted } = await open();
  client.pause().write(get);
  await expect.poll(() => accepted.writableLength).toBeGreaterThan(0);
  accepted.emit('timeout');
  expect(accepted.destroyed).toBe(true);
});

test('an answer that takes long to make is waited for, and a quiet connection is closed', async () => {
  const asked = Promise.withResolvers<http.ServerResponse>();
  const { open } = await listen((_request, response) => asked.resolve(response));
  const { client, accepted } = await open();
  client.write(get);
  const response = await asked.promise;
  accepted.emit('timeout');
  expect(accepted.destroyed).toBe(false);
  response.end('done');
  expect(String(await once(client, 'data'))).toContain('done');
  await setImmediate();
  accepted.emit('timeout');
  expect(accepted.destroyed).toBe(true);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost:'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc'],
])('a %s that does not come to its end is given up', async (_, begun) => {
  const soon = { headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 };
  const { open } = await listen(() => undefined, soon);
  const { client } = await open();
  client.write(begun);
  const [answer] = await once(client, 'data');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test('times and connections are bounded', () => {
  const server = createHttpServer(() => undefined);
  expect(server).toMatchObject({
    ...{ headersTimeout: 10_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 },
    ...{ keepAliveTimeout: 72_000, timeout: 60_000 },
  });
  expect(server.maxConnections).toBeGreaterThan(0);
  expect(server.maxConnections).toBeLessThanOrEqual(20_000);
});

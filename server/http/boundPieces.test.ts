import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { comesInWholePieces, onBody } from './boundPieces.ts';
import { parserOf } from './parserOf.ts';
import { listenTo } from './testing/listenTo.ts';

const head = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
const crumb = '1\r\na\r\n';
/** As many as Node reads at once. */
const crumbs = crumb.repeat(10_900);

/** Until the server has cut the connection. */
async function sendCrumbs(port: number, end = ''): Promise<void> {
  const client = net.connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  const cut = once(client, 'close');
  client.resume().write(head + (end === '' ? crumbs : crumb.repeat(400)) + end);
  await cut;
}

test.each([
  ['that is read', (request: http.IncomingMessage) => void request.resume()],
  ['that nobody reads', () => undefined],
])(
  'a body in crumbs %s is cut, and the rest of what came is not made into pieces',
  async (_how, read) => {
    let pieces = 0;
    const { port } = await listenTo((request) => {
      const { push } = request;
      request.push = (piece, encoding) => {
        pieces += 1;
        return push(piece, encoding);
      };
      read(request);
    });
    await sendCrumbs(port);
    expect(pieces).toBeGreaterThan(256);
    expect(pieces).toBeLessThan(300);
  },
);

test.each([
  ['that goes on', ''],
  ['that ends in the same read', '0\r\n\r\n'],
])(
  'whoever comes after one %s is read as ever, with the parser that was used for it',
  async (_how, end) => {
    const { port } = await listenTo((request, response) => {
      let length = 0;
      request.on('data', (part: Buffer) => (length += part.length));
      request.on('end', () => response.end(String(length)));
    });
    await sendCrumbs(port, end);
    for (const chunk of [100, 1_000, 10_000]) {
      const request = http.request({ port, host: '127.0.0.1', method: 'POST' });
      for (let sent = 0; sent < 100_000; sent += chunk) request.write('a'.repeat(chunk));
      request.end();
      const response = await new Promise<http.IncomingMessage>((resolve) => {
        request.once('response', resolve);
      });
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += String(part);
      expect(text).toBe('100000');
    }
  },
);

test('a body in crumbs that is refused unread ends with its answer, and makes no more pieces', async () => {
  let pieces = 0;
  const { port } = await listenTo((request, response) => {
    const parser = parserOf(request.socket) ?? {};
    const take: unknown = Reflect.get(parser, onBody);
    Reflect.set(parser, onBody, (piece: Buffer) => {
      pieces += 1;
      if (typeof take === 'function') Reflect.apply(take, parser, [piece]);
    });
    request.socket.once('close', () => void Reflect.set(parser, onBody, take));
    response.writeHead(401).end();
  });
  await sendCrumbs(port);
  expect(pieces).toBeGreaterThan(0);
  expect(pieces).toBeLessThan(300);
});

test('a client that writes without a buffer is heard out', () => {
  expect(comesInWholePieces(200, 200)).toBe(true);
  expect(comesInWholePieces(1_200, 64 * 1024)).toBe(true);
  expect(comesInWholePieces(2_400, 3_400_000)).toBe(true);
  expect(comesInWholePieces(300, 300)).toBe(false);
});

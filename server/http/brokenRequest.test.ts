import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerBrokenRequest } from './brokenRequest.ts';

test.each([
  [
    'what did not come in time',
    'ERR_HTTP_REQUEST_TIMEOUT',
    '503 Service Unavailable',
    'UNAVAILABLE',
  ],
  ['what is no HTTP', 'HPE_INVALID_METHOD', '400 Bad Request', 'UNREADABLE_REQUEST'],
])(
  '%s is answered in words, and may be asked again only where it was late',
  async (_, ...words) => {
    const [code, ...expected] = words;
    const server = net.createServer((socket) =>
      socket.once('data', () =>
        answerBrokenRequest(Object.assign(new Error('Broken'), { code }), socket),
      ),
    );
    const client = await connectTo(server);
    client.write('GET');
    let answer = '';
    for await (const part of client) answer += String(part);
    for (const word of expected) expect(answer).toContain(word);
    expect(answer).toContain('connection: close');
  },
);

test('a connection on which nothing was asked is closed without an answer', async () => {
  const soon = { headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 };
  const server = http.createServer(soon).on('clientError', answerBrokenRequest);
  const client = await connectTo(server);
  let answer = '';
  for await (const part of client) answer += String(part);
  expect(answer).toBe('');
});

async function connectTo(server: net.Server): Promise<net.Socket> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return net.connect(address.port, '127.0.0.1').setEncoding('utf8');
}

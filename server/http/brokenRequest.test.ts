import { once } from 'node:events';
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
      answerBrokenRequest(Object.assign(new Error('Broken'), { code }), socket),
    );
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('It has no port.');
    const client = net.connect(address.port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    for await (const part of client) answer += String(part);
    for (const word of expected) expect(answer).toContain(word);
    expect(answer).toContain('connection: close');
  },
);

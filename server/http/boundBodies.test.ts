import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundBodies, comesFastEnough } from './boundBodies.ts';

test.each([
  ['three pictures at 0.4 Mbit/s', 3.25 * 1_048_576, 400_000 / 8, true],
  ['three pictures at 1.6 Mbit/s', 3.25 * 1_048_576, 1_600_000 / 8, true],
  ['64 KiB at 1 kB a second', 65_536, 1_000, false],
  ['64 KiB at 0.4 Mbit/s', 65_536, 400_000 / 8, true],
])('%s', (_, bytes, perSecond, isInTime) => {
  const seconds = Array.from({ length: Math.floor(bytes / perSecond) }, (_unused, at) => at);
  expect(seconds.every((at) => comesFastEnough(at * 1_000, at * perSecond))).toBe(isInTime);
});

test('a body that drips is hung up on, and one that has come is not', async () => {
  let time = 0;
  const server = http.createServer((request, response) => {
    bodies.watch(request, response);
    request.resume().on('end', () => void ended.push(response));
  });
  const ended: http.ServerResponse[] = [];
  const bodies = boundBodies(server, () => time);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  const send = (body: string) => {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n${body}`);
    onTestFinished(() => void socket.destroy());
    return socket.setEncoding('utf8');
  };
  const whole = send('0123456789');
  await expect.poll(() => ended.length).toBe(1);
  const late: unknown[] = [];
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    late.push(error.code);
    socket.destroy();
  });
  const asked = once(server, 'request');
  const dripping = send('012');
  await asked;
  time = 10_000;
  bodies.look();
  expect(late).toEqual([]);
  time = 10_001;
  const over = once(dripping.resume(), 'close');
  bodies.look();
  await over;
  expect(late).toEqual(['ERR_HTTP_REQUEST_TIMEOUT']);
  ended[0]?.end('done');
  expect(String(await once(whole, 'data'))).toContain('done');
});

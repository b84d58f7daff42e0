import net from 'node:net';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { cpuOf, mostCpu } from '../testing/cpuOf.ts';
import { createTestCompany } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { mostOfNetwork } from './boundUploads.ts';
import type { Problem } from './problem.ts';

const url = '/api/employees/facial-login-non-terminal';
const head = '--x\r\ncontent-disposition: form-data; name="pictureTaken"; filename="a.jpg"\r\n\r\n';
const megabyte = 1_048_576;
const form = (boundary: string) => `multipart/form-data${boundary}`;

describeOnMemory(
  'An upload',
  (server) => {
    let port = 0;
    beforeAll(async () => {
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
      server.app.server.setMaxListeners(20);
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const bound = server.app.server.address();
      port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
    });

    const small = (remoteAddress = '127.0.0.1') =>
      server.app.inject({
        ...{
          method: 'POST',
          url,
          headers: { 'content-type': form('; boundary=x') },
          remoteAddress,
        },
        payload: Buffer.alloc(megabyte, 'a'),
      });

    test('that lacks a field holds nobody up by the bytes of its file', async () => {
      const send = () =>
        server.app.inject({
          ...{ method: 'POST', url, headers: { 'content-type': form('; boundary=x') } },
          payload: `${head}${'a'.repeat(3 * megabyte)}\r\n--x--\r\n`,
        });
      // The first one compiles the schema.
      await send();
      const { cpu, result } = await cpuOf(send);
      expect(result.json<Problem>().code).toBe('VALIDATION_FAILED');
      expect(cpu).toBeLessThan(mostCpu / 2);
    });

    /** Sends 300 MB, until the server hangs up; the bytes that the server read. */
    async function flood(length: string): Promise<number> {
      let read = () => 0;
      server.app.server.once('connection', (accepted) => (read = () => accepted.bytesRead));
      const socket = net.connect(port, '127.0.0.1');
      // Hanging up amid what is sent is a reset.
      socket.on('error', () => undefined).resume();
      const over = new Promise<void>((resolve) => {
        socket.on('close', () => resolve());
      });
      socket.write(
        `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form('; boundary=x')}\r\n${length}\r\n\r\n`,
      );
      const content = length.startsWith('Transfer')
        ? `${megabyte.toString(16)}\r\n${'a'.repeat(megabyte)}\r\n`
        : 'a'.repeat(megabyte);
      for (let sent = 0; sent < 300 && socket.writable; sent += 1) {
        const written = new Promise<void>((resolve) => {
          socket.write(content, () => resolve());
        });
        await Promise.race([written, over]);
      }
      await over;
      return read();
    }

    test('of a face is refused unread while nobody logs in so', async () => {
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: false });
      const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
      socket.write(
        `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form('; boundary=x')}\r\nContent-Length: ${megabyte}\r\n\r\n`,
      );
      const answer = await new Promise<string>((resolve) => {
        socket.once('data', (text) => resolve(String(text)));
      });
      socket.destroy();
      expect(answer).toContain('"code":"FEATURE_OFF"');
      await setFeatures(server, { FACIAL_RECOGNITION_EMPLOYEE_LOGIN: true });
    });

    test.each([
      ['says', `Content-Length: ${300 * megabyte}`],
      ['does not say', 'Transfer-Encoding: chunked'],
    ])('that is too long is not read to its end when it %s its length', async (_, length) => {
      // The limit of the call, and what lies in the buffers between the two.
      expect(await flood(length)).toBeLessThan(30 * megabyte);
    });

    test('that would take more memory than all may have is refused, and waits for nothing', async () => {
      const body = Buffer.alloc(3 * megabyte, 'a');
      const sockets = Array.from({ length: 60 }, () => {
        const socket = net.connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(
          `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${form('; boundary=x')}\r\nContent-Length: ${body.length + 1}\r\n\r\n`,
        );
        return socket;
      });
      const refusals = sockets.map(
        (socket) =>
          new Promise<string>((resolve) => {
            socket.once('data', (answer: Buffer) => resolve(answer.toString()));
          }),
      );
      let refused = 0;
      for (const answer of refusals) void answer.then(() => (refused += 1));
      for (const socket of sockets) socket.write(body);
      const first = await Promise.race(refusals);
      expect(first).toMatch(/^HTTP\/1.1 429 [^]*"code":"TOO_MANY_REQUESTS"/);
      // The others wait for their last byte; of what was refused some parts were taken before.
      const room = Math.floor(mostOfNetwork / body.length);
      await expect
        .poll(() => refused, { timeout: 15_000 })
        .toBeGreaterThanOrEqual(sockets.length - room);
      const { status } = await server.call('getHealth');
      expect(status).toBe(200);
      // Whoever comes from another network is not kept out: refused for what is sent alone.
      const stranger = await small('192.0.2.7');
      expect(stranger.statusCode).toBe(400);
      for (const socket of sockets) socket.destroy();
      await expect.poll(async () => (await small()).statusCode, { timeout: 15_000 }).toBe(400);
    });

    test('that is too long is refused, and its connection ended', async () => {
      const answer = await server.app.inject({
        ...{ method: 'POST', url, headers: { 'content-type': form('; boundary=x') } },
        remoteAddress: '192.0.2.8',
        payload: Readable.from(Array.from({ length: 5 }, () => Buffer.alloc(megabyte))),
      });
      expect(answer.statusCode).toBe(413);
      expect(answer.json<Problem>().code).toBe('TOO_LARGE');
      expect(answer.headers.connection).toBe('close');
    });

    test.each([
      ['without a boundary', form(''), `${head}b\r\n--x--\r\n`],
      ['with an empty boundary', form('; boundary='), `${head}b\r\n--x--\r\n`],
      ['with a boundary that is no header', form('; boundary="\u0001"'), `${head}b\r\n--x--\r\n`],
      ['that is cut off', form('; boundary=x'), `${head}b`],
      ['that is cut off in its head', form('; boundary=x'), head.slice(0, 40)],
      ['of nothing', form('; boundary=x'), ''],
      [
        'with a head that is too long',
        form('; boundary=x'),
        `--x\r\n${'a:b\r\n'.repeat(500)}\r\nb\r\n--x--`,
      ],
      ['of too many parts', form('; boundary=x'), `${`${head}b\r\n`.repeat(10_000)}--x--\r\n`],
      [
        'with text that nobody can keep',
        form('; boundary=x'),
        '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\n\0\r\n--x--\r\n',
      ],
    ])('%s is refused', async (_, type, payload) => {
      const headers = { 'content-type': type };
      const answer = await server.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().code).toBe('UNREADABLE_REQUEST');
    });
  },
  { prepare: createTestCompany },
);

import { once } from 'node:events';
import net from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { boundNetworks } from './boundNetworks.ts';
import { listenTo } from './testing/listenTo.ts';

/** A connection from an address of loopback, and whether the server keeps it. */
async function connect(port: number, localAddress: string) {
  const client = net.connect({ port, host: '127.0.0.1', localAddress });
  client.on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await Promise.race([once(client, 'data'), once(client, 'close')]);
  return { client, isKept: Buffer.isBuffer(answer[0]) };
}

test('one network holds half of all connections at most, and gets more when it gives back', async () => {
  const { server, port } = await listenTo((_request, response) => response.end('answer'));
  server.maxConnections = 4;
  boundNetworks(server);
  const first = await connect(port, '127.0.0.1');
  const second = await connect(port, '127.0.0.2');
  expect([first.isKept, second.isKept]).toEqual([true, true]);
  expect((await connect(port, '127.0.0.3')).isKept).toBe(false);
  expect((await connect(port, '127.0.1.1')).isKept).toBe(true);

  first.client.destroy();
  while ((await countOf(server)) > 2) await setImmediate();
  expect((await connect(port, '127.0.0.3')).isKept).toBe(true);
});

function countOf(server: net.Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}

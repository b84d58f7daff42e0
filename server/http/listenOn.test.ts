import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { listenOn } from './listenOn.ts';

test('whoever keeps asking over one connection is answered to the end, and then let go', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  let answerSlow = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await new Promise<void>((answer) => {
        answerSlow = answer;
      });
      return 'done';
    });
  });
  app.get('/quick', async () => 'done');
  const { address, close } = await listenOn(app, '127.0.0.1', 0);
  const agent = new http.Agent({ keepAlive: true });

  await get(`${address}/quick`, agent);
  const slow = get(`${address}/slow`, agent);
  await asked;
  const closed = close();
  answerSlow();
  expect(await slow).toBe(200);
  await closed;
  expect(app.server.listening).toBe(false);
  agent.destroy();
});

test('each address takes as many connections as the app, and says when it refuses one', async () => {
  const app = fastify();
  app.server.maxConnections = 1;
  let dropped = 0;
  app.server.on('drop', () => (dropped += 1));
  const { address, close } = await listenOn(app, 'localhost', 0);
  const port = Number(new URL(address).port);
  const hasIpv6 = Object.values(networkInterfaces()).some((of) =>
    of?.some(({ address: own }) => own === '::1'),
  );
  const hosts = ['127.0.0.1', ...(hasIpv6 ? ['::1'] : [])];
  for (const host of hosts) {
    const first = net.connect(port, host);
    await once(first, 'connect');
    const second = net.connect(port, host).resume();
    await once(second, 'close');
    expect(first.closed).toBe(false);
    first.destroy();
  }
  expect(dropped).toBe(hosts.length);
  await close();
});

function get(url: string, agent: http.Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
      .once('error', reject);
  });
}

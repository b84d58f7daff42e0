import http from 'node:http';
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

function get(url: string, agent: http.Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
      .once('error', reject);
  });
}

import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnMemory } from '../testing/testServer.ts';

const begun = Promise.withResolvers<void>();
const going = Promise.withResolvers<void>();
const done: string[] = [];

describeOnMemory(
  'A call whose caller has gone',
  (server) => {
    test('is done before the server has closed', async () => {
      const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
      const asked = request(`${address}/api/info/version`);
      const gone = new Promise((resolve) => asked.once('close', resolve));
      asked.on('error', () => undefined).end();
      await begun.promise;
      asked.destroy();
      await gone;
      const closed = server.app.close().then(() => done.push('closed'));
      for (let turn = 0; turn < 100; turn += 1) await setImmediate();
      expect(done).toEqual([]);
      going.resolve();
      await closed;
      expect(done).toEqual(['call', 'closed']);
    });
  },
  {
    domains: () => ({
      handlers: {
        getVersion: async () => {
          begun.resolve();
          await going.promise;
          done.push('call');
          return { status: 200, body: { version: '1' } };
        },
      },
      sessions: {
        findEmployee: () => Promise.resolve(null),
        findTerminal: () => Promise.resolve(null),
      },
      isFeatureOn: () => Promise.resolve(true),
    }),
  },
);

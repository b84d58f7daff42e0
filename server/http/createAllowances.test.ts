import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const metricsToken = 'a1'.repeat(32);
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode);

describeOnMemory(
  'Too many requests',
  (server) => {
    /** Sends as many requests at the same moment. */
    const send = (count: number, from: string, url: string, token?: string) =>
      Promise.all(
        Array.from({ length: count }, () =>
          server.app.inject({
            ...{ url, remoteAddress: from },
            ...(token === undefined ? {} : { headers: { cookie: `access-token=${token}` } }),
          }),
        ),
      );

    test('of strangers are refused for a while, with the time to wait', async () => {
      const answers = await send(4, '192.0.2.1', '/api/health');
      expect(statusesOf(answers)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.headers).toMatchObject({ 'retry-after': '1', connection: 'close' });
    });

    test('of strangers, and of tokens that are none, leave those of the same address who are signed in what they have', async () => {
      const token = await logInAs(server, 'ella');
      const strangers = await send(20, '192.0.2.2', '/api/session', 'x'.repeat(43));
      expect(statusesOf(strangers).filter((status) => status === 429)).toHaveLength(17);
      const own = await send(11, '192.0.2.2', '/api/session', token);
      expect(statusesOf(own)).toEqual([...Array<number>(10).fill(200), 429]);
    });

    test("count as a stranger's once a session has ended", async () => {
      const token = await logInAs(server, 'olga');
      await server.call('logOut', { as: token });
      const answers = await send(4, '192.0.2.3', '/api/health', token);
      expect(statusesOf(answers)).toEqual([200, 200, 200, 429]);
    });

    test('of strangers leave programs with a token what they have', async () => {
      const as = await logInAs(server, 'dora');
      const token = 'release'.repeat(7);
      const digest = createHash('sha256').update(token).digest('hex');
      const body = { remote: 'remote-payroll', name: 'Payroll team', digest };
      await server.call('makeReleaseToken', { body, as });
      const programs = [
        ['192.0.2.5', '/api/metrics', metricsToken],
        ['192.0.2.6', '/remotes/publish', token],
      ] as const;
      for (const [remoteAddress, url, bearer] of programs) {
        const ask = () =>
          server.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${bearer}` } });
        const before = await ask();
        await send(20, remoteAddress, '/api/health');
        expect(statusesOf([before, await ask()])).toEqual([200, 200]);
      }
    });

    test('are refused before their bodies are read', async () => {
      await send(4, '192.0.2.4', '/api/health');
      const answer = await server.app.inject({
        ...{ method: 'POST', url: '/api/employees/login', remoteAddress: '192.0.2.4' },
        ...{ headers: { 'content-type': 'application/json' }, payload: '{' },
      });
      expect(answer.statusCode).toBe(429);
    });
  },
  {
    prepare: createTestCompany,
    settings: { LIMIT_REQUESTS_PER_SECOND: '1', METRICS_TOKEN: metricsToken },
  },
);

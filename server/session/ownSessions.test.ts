import { expect, test } from 'vitest';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const { ella } = people;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describeOnMemory(
  'Where I am signed in',
  (server) => {
    const logInFrom = async (agent: string) => {
      const body = { username: 'ella', password };
      const answer = await server.call('logIn', { body, headers: { 'user-agent': agent } });
      return answer.cookies.get('access-token') ?? '';
    };
    const sessionsOf = async (as: string) => (await server.call('getOwnSessions', { as })).body;
    const isSignedIn = async (as: string) =>
      (await server.call('getSession', { as })).status === 200;
    const endOthers = (as: string) => server.call('endOtherOwnSessions', { as });

    test('says by which device and way, since when, and which one this is', async () => {
      const here = await logInFrom(phone);
      await endOthers(here);
      server.now = new Date('2026-03-02T09:00:00Z');
      await logInFrom('curl/8.5.0');
      await logInAs(server, 'olga');
      const begun = { createdAt: '2026-03-02T08:00:00.000Z', way: 'PASSWORD' };
      expect(await sessionsOf(here)).toMatchObject([
        { browser: 'Safari', system: 'iPhone', ...begun, isCurrent: true },
        { browser: null, system: null, createdAt: '2026-03-02T09:00:00.000Z', isCurrent: false },
      ]);
    });

    test('ends one of them at once, and its pages hear of it', async () => {
      const [here, elsewhere] = [await logInFrom(phone), await logInAs(server, 'ella')];
      const [other] = (await sessionsOf(elsewhere)).filter(({ isCurrent }) => isCurrent);
      expect(await isSignedIn(elsewhere)).toBe(true);
      server.published.length = 0;
      const path = { id: other?.id ?? 0 };
      expect((await server.call('endOwnSession', { path, as: here })).status).toBe(204);
      expect([await isSignedIn(elsewhere), await isSignedIn(here)]).toEqual([false, true]);
      expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [ella.id] }]);
      const again = await server.call('endOwnSession', { path, as: here });
      expect(again.problem.code).toBe('NOT_FOUND');
    });

    test('ends all but this one', async () => {
      const here = await logInFrom(phone);
      const others = [await logInAs(server, 'ella'), await logInAs(server, 'ella')];
      const colleague = await logInAs(server, 'olga');
      for (const other of others) expect(await isSignedIn(other)).toBe(true);
      expect((await endOthers(here)).status).toBe(204);
      for (const other of others) expect(await isSignedIn(other)).toBe(false);
      expect([await isSignedIn(here), await isSignedIn(colleague)]).toEqual([true, true]);
      expect(await sessionsOf(here)).toHaveLength(1);
    });

    test('shows and ends nobody else\u2019s, and none that has run out', async () => {
      const here = await logInFrom(phone);
      const olga = await logInAs(server, 'olga');
      const [hers] = await sessionsOf(olga);
      const path = { id: hers?.id ?? 0 };
      const { problem } = await server.call('endOwnSession', { path, as: here });
      expect(problem.code).toBe('NOT_FOUND');
      expect(await isSignedIn(olga)).toBe(true);
      server.now = new Date(server.now.getTime() + 12 * 3_600_000);
      expect(await sessionsOf(await logInFrom(phone))).toHaveLength(1);
      expect((await server.call('getOwnSessions')).problem.code).toBe('NO_SESSION');
    });
  },
  { prepare: createTestCompany },
);

import { expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { hashScimToken, newScimToken, useScimToken } from './data/scimTokens.ts';

const day = 86_400_000;

describeOnMemory(
  'Tokens of directories',
  (server) => {
    const make = async (as: string, days: number | null = null) => {
      const token = newScimToken();
      const digest = hashScimToken(token).toString('hex');
      const { body } = await server.call('makeScimToken', {
        ...{ as, body: { name: ' Entra ID ', digest, days } },
      });
      const holds = async () => {
        const values = { digest: hashScimToken(token), now: server.now };
        return (await server.database.run(useScimToken, values)).length > 0;
      };
      return { ...body, holds };
    };

    test('are made by an administrator, seen without what they are, and ended at once', async () => {
      const as = await logInAs(server, 'dora');
      const { id, holds } = await make(as);
      expect(await holds()).toBe(true);
      const { body } = await server.call('getScimTokens', { as });
      expect(body).toMatchObject([
        {
          ...{ id, name: 'Entra ID', createdBy: 'Dora Vega', lastUsedAt: server.now.toISOString() },
          ...{ expiresAt: null, endedAt: null, endedBy: null },
        },
      ]);
      expect((await server.call('endScimToken', { as, path: { id } })).status).toBe(204);
      expect(await holds()).toBe(false);
      const again = await server.call('endScimToken', { as, path: { id } });
      expect(again.problem.code).toBe('NOT_FOUND');
      const after = (await server.call('getScimTokens', { as })).body;
      expect(after).toMatchObject([{ id, endedBy: 'Dora Vega' }]);
    });

    test('are refused in words when their digest was sent before', async () => {
      const as = await logInAs(server, 'dora');
      const digest = hashScimToken(newScimToken()).toString('hex');
      const body = { name: 'Entra ID', digest, days: null };
      expect((await server.call('makeScimToken', { as, body })).status).toBe(200);
      const again = await server.call('makeScimToken', { as, body });
      expect(again.problem).toMatchObject({ status: 409, code: 'TOKEN_TAKEN' });
    });

    test('end by themselves when their days are over', async () => {
      const { holds, expiresAt } = await make(await logInAs(server, 'dora'), 90);
      expect(expiresAt).toBe(new Date(server.now.getTime() + 90 * day).toISOString());
      server.now = new Date(server.now.getTime() + 90 * day - 1);
      expect(await holds()).toBe(true);
      server.now = new Date(server.now.getTime() + 1);
      expect(await holds()).toBe(false);
    });

    test('are in the security log, and for developer admins alone', async () => {
      const as = await logInAs(server, 'dora');
      const { id } = await make(as);
      await server.call('endScimToken', { as, path: { id } });
      for (const event of ['scim-token-made', 'scim-token-ended'] as const) {
        const query = { event, person: people.dora.id };
        const { contents } = (await server.call('getSecurityEvents', { as, query })).body;
        expect(contents[0]).toMatchObject({ outcome: 'OK', target: String(id) });
      }
      const manager = await logInAs(server, 'max');
      const seen = await server.call('getScimTokens', { as: manager });
      expect(seen.problem.code).toBe('ACCESS_DENIED');
      const ended = await server.call('endScimToken', { as: manager, path: { id } });
      expect(ended.problem.code).toBe('ACCESS_DENIED');
    });
  },
  { prepare: createTestCompany },
);

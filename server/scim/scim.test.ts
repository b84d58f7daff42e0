import SCIMMY from 'scimmy';
import { describe, expect, test } from 'vitest';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { coreUrn, enterpriseUrn } from './rules/attributes.ts';
import { addScimToken, endScimToken, hashScimToken, newScimToken } from './data/scimTokens.ts';
import { directoryOf, errorUrn, type List, type User } from './testing/directoryOf.ts';

/** Users as another implementation knows them. */
const definition = SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition);

describeOnMemory(
  'A provider that keeps people',
  (server) => {
    const { directory, ask, patch, join } = directoryOf(server);

    test('says what it can, as providers ask', async () => {
      const { read } = await ask('GET', '/ServiceProviderConfig');
      expect(read()).toMatchObject({
        ...{ patch: { supported: true }, filter: { supported: true, maxResults: 200 } },
        authenticationSchemes: [{ type: 'oauthbearertoken' }],
      });
      const types = (await ask<List>('GET', '/ResourceTypes')).read();
      expect(types.Resources).toMatchObject([{ id: 'User', endpoint: '/Users', schema: coreUrn }]);
      const schemas = (await ask<List>('GET', '/Schemas')).read();
      expect(schemas.Resources.map(({ id }) => id)).toEqual([coreUrn, enterpriseUrn]);
      for (const path of ['/ResourceTypes/User', `/Schemas/${enterpriseUrn}`]) {
        expect((await ask('GET', path)).status).toBe(200);
      }
      expect((await ask('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
      for (const method of ['GET', 'POST', 'PATCH'] as const) {
        const { status, read: fault } = await ask(method, '/Me');
        expect([status, fault()]).toMatchObject([501, { schemas: [errorUrn], status: '501' }]);
      }
      for (const path of [
        '/Groups',
        '/Groups/1',
        '/Users/0',
        '/Users/x',
        '/Users/999999',
        '/Schemas/x',
      ]) {
        const { status, read: fault } = await ask('GET', path);
        expect([status, fault()]).toMatchObject([404, { schemas: [errorUrn], status: '404' }]);
      }
    });

    test('answers what another implementation takes', async () => {
      const { id } = await join();
      const user = (await ask<User>('GET', `/Users/${id}`)).read();
      const taken: unknown = definition.coerce(user, 'out');
      expect(JSON.parse(JSON.stringify(taken))).toMatchObject({
        ...{ id, userName: user.userName, active: true, emails: [{ type: 'work' }] },
        [enterpriseUrn]: { employeeNumber: `J-${directory.count}` },
      });
      const wrong = { ...user, active: 'perhaps' };
      expect(() => void definition.coerce(wrong, 'out')).toThrow('active');
    });

    describe('is refused', () => {
      test('without a token that holds', async () => {
        const held = directory.token;
        const ended = newScimToken();
        const [made] = await server.database.run(addScimToken, {
          name: 'Old',
          digest: hashScimToken(ended),
          now: server.now,
          expiresAt: null,
          employeeId: null,
        });
        await server.database.run(endScimToken, {
          id: made?.id ?? 0,
          now: server.now,
          employeeId: null,
        });
        for (const wrong of ['', 'x'.repeat(50), ended, directory.dora]) {
          directory.token = wrong;
          const { status, headers, read } = await ask('GET', '/Users');
          expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
          expect(read()).toMatchObject({ schemas: [errorUrn], status: '401' });
        }
        directory.token = held;
        const cookie = await server.app.inject({
          ...{ url: '/scim/v2/Users', cookies: { 'access-token': directory.dora } },
        });
        expect(cookie.statusCode).toBe(401);
      });

      test('what is no JSON, too long, or of another kind', async () => {
        const send = async (payload: string, type = 'application/scim+json') => {
          const answer = await server.app.inject({
            ...{ method: 'POST', url: '/scim/v2/Users', payload },
            headers: { authorization: `Bearer ${directory.token}`, 'content-type': type },
          });
          return [answer.statusCode, answer.json<{ scimType?: string }>().scimType];
        };
        expect(await send('{')).toEqual([400, 'invalidSyntax']);
        expect(await send('[]')).toEqual([400, 'invalidSyntax']);
        expect(await send('{"userName":"a\\u0000"}')).toEqual([400, 'invalidSyntax']);
        expect(await send(`"${'a'.repeat(140_000)}"`)).toEqual([413, undefined]);
        expect(await send('<a/>', 'text/xml')).toEqual([415, undefined]);
        const Operations = Array.from({ length: 101 }, () => ({ op: 'replace', value: {} }));
        expect((await ask('PATCH', `/Users/${people.ella.id}`, { Operations })).status).toBe(400);
      });

      test('when it asks without end', async () => {
        const statuses = new Set<number>();
        for (let asked = 0; asked <= 1_000; asked += 1) {
          const answer = await server.app.inject({
            ...{ url: '/scim/v2/Users', remoteAddress: '10.9.9.9' },
          });
          statuses.add(answer.statusCode);
        }
        expect([...statuses]).toEqual([401, 429]);
      });
    });

    test('is written of in the security log, by ids alone', async () => {
      directory.remoteAddress = '10.1.2.1';
      const { id } = await join();
      await patch(id, { op: 'replace', path: 'active', value: false });
      await patch(id, { op: 'replace', path: 'active', value: false });
      await ask('DELETE', `/Users/${id}`);
      const query = { event: 'account-changed' } as const;
      const { body } = await server.call('getSecurityEvents', { as: directory.dora, query });
      const written = body.contents.filter(({ about }) => about?.id === Number(id));
      expect(written.map(({ target, who }) => [target, who])).toEqual(
        ['removed', 'closed', 'opened'].map((state) => [
          state,
          { id: `scim-token ${directory.tokenId}`, name: 'Entra ID' },
        ]),
      );
    });
  },
  { prepare: createTestCompany },
);

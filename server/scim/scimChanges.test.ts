import { describe, expect, test } from 'vitest';
import { createTestCompany } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { coreUrn, enterpriseUrn } from './rules/attributes.ts';
import { directoryOf, errorUrn, type User } from './testing/directoryOf.ts';

describeOnBothDatabases(
  'A directory that keeps people',
  (server) => {
    const { directory, ask, patch, join, logInById, isSignedIn, accountOf } = directoryOf(server);

    describe('ends the sessions of leavers at once, in all pages and servers', () => {
      const leaving = [
        ['as Entra ID does', { op: 'Replace', path: 'active', value: 'False' }],
        ['as Okta does', { op: 'replace', value: { active: false } }],
        ['with a value in a list', { op: 'replace', path: 'active', value: [{ value: 'False' }] }],
        ['by the whole path', { op: 'replace', value: { [`${coreUrn}:active`]: false } }],
      ] as const;
      test.each(leaving)('%s', async (_name, operation) => {
        const { id } = await join();
        const session = await logInById(id);
        expect(await isSignedIn(session)).toBe(true);
        server.published.length = 0;
        const { status, read } = await patch(id, operation);
        expect([status, read()]).toMatchObject([200, { id, active: false }]);
        expect(await isSignedIn(session)).toBe(false);
        expect(server.published).toEqual([{ type: 'session-ended', employeeIds: [Number(id)] }]);
        expect((await accountOf(id))?.closedAt).toBe(server.now.toISOString());
        const { problem } = await server.call('logIn', {
          body: { username: `Joiner.${directory.count}@example.com`, password: 'punctual' },
        });
        expect(problem.code).toBe('ACCOUNT_CLOSED');
      });

      test('by a whole new user', async () => {
        const { id, ...user } = await join();
        const session = await logInById(id);
        const { status, read } = await ask<User>('PUT', `/Users/${id}`, { ...user, active: false });
        expect([status, read()]).toMatchObject([200, { active: false }]);
        expect(await isSignedIn(session)).toBe(false);
      });

      test('by taking the account away: the person stays, and may come back', async () => {
        const { id, ...user } = await join();
        const session = await logInById(id);
        const { status, text } = await ask('DELETE', `/Users/${id}`);
        expect([status, text]).toEqual([204, '']);
        expect(await isSignedIn(session)).toBe(false);
        expect(server.published).toContainEqual({
          ...{ type: 'session-ended', employeeIds: [Number(id)] },
        });
        for (const method of ['GET', 'DELETE'] as const) {
          expect((await ask(method, `/Users/${id}`)).status).toBe(404);
        }
        expect(await accountOf(id)).toMatchObject({ username: null, hasPassword: false });
        const back = await ask<User>('POST', '/Users', user);
        expect([back.status, back.read().id]).toEqual([201, id]);
      });

      test('who are let in again when it says so', async () => {
        const { id } = await join();
        await patch(id, { op: 'Replace', path: 'active', value: 'False' });
        const { read } = await patch(id, { op: 'Add', path: 'active', value: 'True' });
        expect(read().active).toBe(true);
        expect(await isSignedIn(await logInById(id))).toBe(true);
      });

      test('and lets nobody in by leaving something out', async () => {
        const { id, active: _, ...user } = await join();
        await patch(id, { op: 'replace', path: 'active', value: false });
        expect((await ask<User>('PUT', `/Users/${id}`, user)).read().active).toBe(false);
      });
    });

    describe('changes people', () => {
      test('as Entra ID does: a path each, and one for an address at work', async () => {
        const { id } = await join();
        const { status, read } = await patch(
          id,
          { op: 'Replace', path: 'userName', value: 'mika.sato@example.com' },
          { op: 'Replace', path: 'name.familyName', value: 'Sato' },
          { op: 'Add', path: 'emails[type eq "work"].value', value: 'mika@example.com' },
          { op: 'Add', path: 'emails[type eq "home"].value', value: 'home@example.com' },
          { op: 'Add', path: 'addresses[type eq "work"].formatted', value: 'Here' },
          { op: 'Add', path: `${enterpriseUrn}:manager`, value: '17' },
          { op: 'Replace', path: 'externalId', value: `other-${id}` },
        );
        expect([status, read()]).toMatchObject([
          200,
          {
            ...{ userName: 'mika.sato@example.com', externalId: `other-${id}` },
            name: { familyName: 'Sato', givenName: 'Mika' },
            emails: [{ value: 'mika@example.com' }],
          },
        ]);
      });

      test('as Okta does, by a value with all of it, and as the RFC has it', async () => {
        const { id } = await join();
        const value = {
          ...{ 'name.givenName': 'Miko', displayName: 'x', nickName: 'x' },
          [`${enterpriseUrn}:employeeNumber`]: `J-${directory.count}`,
        };
        expect((await patch(id, { op: 'replace', value })).read()).toMatchObject({
          name: { givenName: 'Miko' },
        });
        const name = { givenName: 'Mio', familyName: 'Abe' };
        expect(
          (await patch(id, { op: 'replace', path: 'name', value: name })).read(),
        ).toMatchObject({ name });
        const taken = await patch(
          id,
          { op: 'remove', path: 'emails[type eq "work"]' },
          {
            ...{ op: 'remove', path: 'externalId' },
          },
        );
        expect(Object.keys(taken.read())).not.toContain('emails');
        expect(Object.keys(taken.read())).not.toContain('externalId');
      });

      test('wholly: what is left out is taken away', async () => {
        const { id, emails: _, externalId: __, ...user } = await join();
        const { read } = await ask<User>('PUT', `/Users/${id}`, { ...user, id, userName: 'New.1' });
        expect(read()).toMatchObject({ id, userName: 'New.1' });
        expect(Object.keys(read())).not.toContain('emails');
      });

      test.each([
        ['an operation that there is not', { op: 'move', path: 'active' }, 'invalidSyntax'],
        ['a path that nobody can read', { op: 'replace', path: 'a b', value: 1 }, 'invalidPath'],
        ['nothing to remove', { op: 'remove' }, 'noTarget'],
        ['no value', { op: 'replace', value: 'x' }, 'invalidSyntax'],
        ['no user name', { op: 'remove', path: 'userName' }, 'invalidValue'],
        ['no name', { op: 'remove', path: 'name' }, 'invalidValue'],
        [
          'another number',
          { op: 'replace', path: `${enterpriseUrn}:employeeNumber`, value: 'X-1' },
          'mutability',
        ],
        ['a number for a truth', { op: 'replace', path: 'active', value: 1 }, 'invalidValue'],
      ])('not by %s, and then nothing of it', async (_name, operation, scimType) => {
        const { id } = await join();
        const { status, read } = await patch(
          id,
          { op: 'replace', path: 'name.givenName', value: 'Other' },
          operation,
        );
        expect([status, read()]).toMatchObject([400, { schemas: [errorUrn], scimType }]);
        expect((await ask('GET', `/Users/${id}`)).read()).toMatchObject({
          name: { givenName: 'Mika' },
        });
      });

      test('to no name of somebody else', async () => {
        const { id } = await join();
        const { status } = await patch(id, { op: 'replace', path: 'userName', value: 'Ella' });
        expect(status).toBe(409);
      });

      test('only from what it has read', async () => {
        const { id } = await join();
        const { headers } = await ask('GET', `/Users/${id}`);
        const etag = String(headers['etag']);
        const unchanged = await ask('GET', `/Users/${id}`, undefined, { 'if-none-match': etag });
        expect([unchanged.status, unchanged.text]).toEqual([304, '']);
        await patch(id, { op: 'replace', path: 'name.givenName', value: 'Other' });
        for (const method of ['PATCH', 'DELETE'] as const) {
          const Operations = [{ op: 'replace', path: 'active', value: false }];
          const body = method === 'PATCH' ? { Operations } : undefined;
          const { status } = await ask(method, `/Users/${id}`, body, { 'if-match': etag });
          expect(status).toBe(412);
        }
      });

      test('two at once: both are kept', async () => {
        const { id } = await join();
        await Promise.all([
          patch(id, { op: 'replace', path: 'name.givenName', value: 'One' }),
          patch(id, { op: 'replace', path: 'name.familyName', value: 'Two' }),
        ]);
        expect((await ask('GET', `/Users/${id}`)).read()).toMatchObject({
          name: { givenName: 'One', familyName: 'Two' },
        });
      });
    });
  },
  { prepare: createTestCompany },
);

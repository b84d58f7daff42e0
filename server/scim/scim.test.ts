import SCIMMY from 'scimmy';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { sql } from '../testing/sql.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { coreUrn, enterpriseUrn } from './rules/attributes.ts';
import { addScimToken, endScimToken, hashScimToken, newScimToken } from './data/scimTokens.ts';

const patchUrn = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const listUrn = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

interface User {
  readonly id: string;
  readonly userName: string;
  readonly externalId?: string;
  readonly active: boolean;
  readonly meta: { readonly location: string; readonly version: string };
}
interface List {
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly User[];
}

/** Users as another implementation knows them. */
const definition = SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition);

/** As Entra ID makes people (its documentation, "Create User"). */
const entraUser = (number: number) => ({
  schemas: [coreUrn, enterpriseUrn],
  externalId: `object-${number}`,
  userName: `Joiner.${number}@example.com`,
  active: true,
  emails: [{ primary: true, type: 'work', value: `joiner.${number}@example.com` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'givenName familyName', familyName: 'Ito', givenName: 'Mika' },
  roles: [],
  [enterpriseUrn]: { employeeNumber: `J-${number}`, department: 'Ward', manager: { value: '7' } },
});

describeOnBothDatabases(
  'A provider that keeps people',
  (server) => {
    let token = '';
    let tokenId = 0;
    let count = 0;
    let dora = '';
    /** The log counts by network. */
    let remoteAddress = '10.1.1.1';

    beforeAll(async () => {
      token = newScimToken();
      const values = ['Entra ID', hashScimToken(token), server.now, null, null];
      tokenId = (await server.database.run(addScimToken, values))[0]?.id ?? 0;
      dora = await logInAs(server, 'dora');
    });
    beforeEach(() => {
      server.published.length = 0;
    });

    async function ask<Body>(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) {
      const answer = await server.app.inject({
        ...{ method, url: `/scim/v2${path}`, remoteAddress },
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      const read = (): Body => answer.json<Body>();
      return { status: answer.statusCode, headers: answer.headers, text: answer.body, read };
    }
    const find = async (filter: string) =>
      (await ask<List>('GET', `/Users?filter=${encodeURIComponent(filter)}`)).read();
    const patch = (id: string, ...operations: readonly unknown[]) =>
      ask<User>('PATCH', `/Users/${id}`, { schemas: [patchUrn], Operations: operations });
    async function join() {
      count += 1;
      const made = await ask<User>('POST', '/Users', entraUser(count));
      expect(made.status).toBe(201);
      return { ...entraUser(count), id: made.read().id };
    }
    /** Opens a session as single sign-on would. */
    const logInById = async (id: string) => {
      await server.database.run(
        ...sql`update employee set password_hash = (select password_hash from employee where id = ${people.ella.id}) where id = ${Number(id)}`,
      );
      const { body } = await server.call('getAccounts', { as: dora, query: { search: 'Joiner' } });
      const username = body.contents.find(({ employeeId }) => employeeId === Number(id))?.username;
      const password = 'punctual';
      const answer = await server.call('logIn', { body: { username: username ?? '', password } });
      return answer.cookies.get('access-token') ?? '';
    };
    const isSignedIn = async (as: string) =>
      (await server.call('getSession', { as })).status === 200;
    const accountOf = async (id: string) => {
      const { body } = await server.call('getAccounts', { as: dora, query: { search: 'J-' } });
      return body.contents.find(({ employeeId }) => employeeId === Number(id));
    };

    describe('brings joiners', () => {
      test('as people with an account, who can log in and are told that they have no job yet', async () => {
        const { id } = await join();
        expect(await accountOf(id)).toMatchObject({
          ...{ username: `Joiner.${count}@example.com`, employeeNumber: `J-${count}` },
          ...{ firstName: 'Mika', lastName: 'Ito', closedAt: null },
        });
        const as = await logInById(id);
        const { body } = await server.call('getSession', { as });
        expect(body).toMatchObject({ authorities: [], assignAuths: [] });
      });

      test('and reads them as RFC 7643 has them', async () => {
        const { id } = await join();
        const answer = await ask<User>('GET', `/Users/${id}`);
        expect(answer.headers['content-type']).toBe('application/scim+json; charset=utf-8');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.read()).toEqual({
          schemas: [coreUrn, enterpriseUrn],
          ...{ id, externalId: `object-${count}`, userName: `Joiner.${count}@example.com` },
          name: { givenName: 'Mika', familyName: 'Ito', formatted: 'Mika Ito' },
          ...{ displayName: 'Mika Ito', active: true },
          emails: [{ value: `joiner.${count}@example.com`, type: 'work', primary: true }],
          [enterpriseUrn]: { employeeNumber: `J-${count}` },
          meta: {
            resourceType: 'User',
            location: expect.stringMatching(new RegExp(`/scim/v2/Users/${id}$`)),
            version: answer.headers['etag'],
          },
        });
      });

      test('as accounts of people whom a company file brought', async () => {
        await server.database.run(
          ...sql`insert into employee (employee_number, first_name, last_name, authorities) values ('F-1', 'M', 'Ito', '{APPROVE_TIME}')`,
        );
        const asked = { ...entraUser(9001), [enterpriseUrn]: { employeeNumber: 'F-1' } };
        const { status, read } = await ask<User>('POST', '/Users', asked);
        expect([status, read().userName]).toEqual([201, 'Joiner.9001@example.com']);
        const rows = await server.database.run(
          ...sql`select first_name, authorities from employee where employee_number = 'F-1'`,
        );
        expect(rows).toEqual([{ first_name: 'Mika', authorities: ['APPROVE_TIME'] }]);
      });

      test('in the language that the directory knows', async () => {
        const asked = { ...entraUser(9002), preferredLanguage: 'de-CH' };
        const { id } = (await ask<User>('POST', '/Users', asked)).read();
        const rows = await server.database.run(
          ...sql`select locale from employee where id = ${Number(id)}`,
        );
        expect(rows).toEqual([{ locale: 'de' }]);
      });

      test('never with a right or a password, whatever it sends', async () => {
        const more = {
          roles: [{ value: 'SUPER_ADMIN' }],
          authorities: ['DEV_ADMIN'],
          password: 'x',
        };
        const { id } = (await ask<User>('POST', '/Users', { ...entraUser(9003), ...more })).read();
        const rows = await server.database.run(
          ...sql`select authorities, password_hash from employee where id = ${Number(id)}`,
        );
        expect(rows).toEqual([{ authorities: [], password_hash: null }]);
      });

      test.each([
        ['user name', { userName: 'ELLA' }],
        ['number', { [enterpriseUrn]: { employeeNumber: 'J-1' } }],
        ['external id', { externalId: 'object-1' }],
      ])("unless their %s is another person's", async (_name, taken) => {
        if (count === 0) await join();
        const { status, read } = await ask('POST', '/Users', { ...entraUser(9004), ...taken });
        expect([status, read()]).toMatchObject([
          409,
          { schemas: [errorUrn], status: '409', scimType: 'uniqueness' },
        ]);
        expect((await find('externalId eq "object-9004"')).totalResults).toBe(0);
      });

      test.each([
        ['no user name', { userName: undefined }],
        ['a user name with a space', { userName: 'mika ito' }],
        ['no number', { [enterpriseUrn]: {} }],
        ['no first name', { name: { familyName: 'Ito' } }],
        ['a name that nobody can see', { name: { familyName: '\u200B', givenName: 'Mika' } }],
        ['a name without end', { name: { familyName: 'a'.repeat(101), givenName: 'Mika' } }],
        ['no mail address', { emails: [{ value: 'mika' }] }],
        ['neither true nor false', { active: 'perhaps' }],
      ])('not with %s', async (_name, wrong) => {
        const { status, read } = await ask('POST', '/Users', { ...entraUser(9005), ...wrong });
        expect([status, read()]).toMatchObject([400, { scimType: 'invalidValue' }]);
      });
    });

    describe('finds people', () => {
      test.each([
        ['userName eq "ella"', people.ella.id],
        ['userName EQ "ELLA"', people.ella.id],
        [`${coreUrn}:userName eq "ella"`, people.ella.id],
        [`id eq "${people.max.id}"`, people.max.id],
        ['userName eq "ella" and active eq true', people.ella.id],
        ['active eq True and userName eq "ella" and emails pr', null],
        ['userName eq "ella" and active eq false', null],
        ['userName eq "ella" and userName eq "max"', null],
        ['userName eq "ella\\" or 1=1"', null],
        ['id eq "nobody"', null],
        ['externalId eq "nobody"', null],
        ['favouriteColour eq "green"', null],
        ['userName eq "ella" and externalId pr', null],
      ])('by %s', async (filter, id) => {
        const found = await find(filter);
        expect(found).toMatchObject({ schemas: [listUrn], startIndex: 1 });
        expect(found.Resources.map((user) => Number(user.id))).toEqual(id === null ? [] : [id]);
        expect(found.totalResults).toBe(found.Resources.length);
      });

      test('by number and by its own id', async () => {
        const { id, externalId } = await join();
        for (const filter of [
          `externalId eq "${externalId}"`,
          `${enterpriseUrn}:employeeNumber eq "J-${count}"`,
          `employeeNumber eq "J-${count}"`,
          `emails.value eq "JOINER.${count}@example.com" and externalId pr`,
        ]) {
          expect((await find(filter)).Resources.map((user) => user.id)).toEqual([id]);
        }
      });

      test.each([
        'userName',
        'userName co "el"',
        'userName eq',
        'userName eq ella',
        'userName eq 7',
        'active eq 1',
        'userName eq "a" or userName eq "b"',
        'not (userName eq "a")',
        'userName eq "ella" and',
        'userName eq "ella" userName pr',
        'emails[type eq "work"]',
        '',
      ])('but not by %j', async (filter) => {
        const { status, read } = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`);
        expect([status, read()]).toMatchObject([400, { scimType: 'invalidFilter' }]);
      });

      test('but not by one without end', async () => {
        const filter = `userName eq "${'a'.repeat(1000)}"`;
        expect((await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)).status).toBe(400);
      });

      test('page by page, each once', async () => {
        for (let more = 0; more < 3; more += 1) await join();
        const { totalResults } = (await ask<List>('GET', '/Users?count=0')).read();
        const seen: string[] = [];
        for (let at = 1; at <= totalResults; at += 4) {
          const page = (await ask<List>('GET', `/Users?startIndex=${at}&count=4`)).read();
          expect(page).toMatchObject({ totalResults, startIndex: at });
          expect(page.itemsPerPage).toBe(page.Resources.length);
          seen.push(...page.Resources.map(({ id }) => id));
        }
        expect(new Set(seen).size).toBe(totalResults);
        expect(seen).toHaveLength(totalResults);
        const beyond = (await ask<List>('GET', '/Users?startIndex=1000&count=4')).read();
        expect(beyond).toMatchObject({ totalResults, Resources: [] });
        const before = (await ask<List>('GET', '/Users?startIndex=-4&count=-1')).read();
        expect(before).toMatchObject({ totalResults, startIndex: 1, Resources: [] });
      });

      test('at most 200 at once', async () => {
        await server.database.run(
          ...sql`insert into employee (employee_number, first_name, last_name, username, authorities)
            select 'M-' || n, 'M', 'M', 'many-' || n, '{}' from generate_series(1, 250) n`,
        );
        expect((await ask<List>('GET', '/Users?count=1000')).read().Resources).toHaveLength(200);
        await server.database.run(...sql`delete from employee where username like 'many-%'`);
      });

      test('with the attributes that it asks for', async () => {
        const { id } = await join();
        const some = await ask<User>('GET', `/Users/${id}?attributes=userName,name.givenName`);
        expect(Object.keys(some.read())).toEqual(['schemas', 'id', 'userName', 'name']);
        const most = await ask<User>(
          'GET',
          `/Users/${id}?excludedAttributes=emails,${enterpriseUrn}:x`,
        );
        expect(Object.keys(most.read())).not.toContain('emails');
      });
    });

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
          body: { username: `Joiner.${count}@example.com`, password: 'punctual' },
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
          [`${enterpriseUrn}:employeeNumber`]: `J-${count}`,
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
      for (const path of ['/Groups', '/Users/0', '/Users/x', '/Users/999999', '/Schemas/x']) {
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
        [enterpriseUrn]: { employeeNumber: `J-${count}` },
      });
      const wrong = { ...user, active: 'perhaps' };
      expect(() => void definition.coerce(wrong, 'out')).toThrow('active');
    });

    describe('is refused', () => {
      test('without a token that holds', async () => {
        const held = token;
        const ended = newScimToken();
        const values = ['Old', hashScimToken(ended), server.now, null, null];
        const [made] = await server.database.run(addScimToken, values);
        await server.database.run(endScimToken, [made?.id, server.now, null]);
        for (const wrong of ['', 'x'.repeat(50), ended, dora]) {
          token = wrong;
          const { status, headers, read } = await ask('GET', '/Users');
          expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
          expect(read()).toMatchObject({ schemas: [errorUrn], status: '401' });
        }
        token = held;
        const cookie = await server.app.inject({
          ...{ url: '/scim/v2/Users', cookies: { 'access-token': dora } },
        });
        expect(cookie.statusCode).toBe(401);
      });

      test('what is no JSON, too long, or of another kind', async () => {
        const send = async (payload: string, type = 'application/scim+json') => {
          const answer = await server.app.inject({
            ...{ method: 'POST', url: '/scim/v2/Users', payload },
            headers: { authorization: `Bearer ${token}`, 'content-type': type },
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
      remoteAddress = '10.1.2.1';
      const { id } = await join();
      await patch(id, { op: 'replace', path: 'active', value: false });
      await patch(id, { op: 'replace', path: 'active', value: false });
      await ask('DELETE', `/Users/${id}`);
      const query = { event: 'account-changed' } as const;
      const { body } = await server.call('getSecurityEvents', { as: dora, query });
      const written = body.contents.filter(({ about }) => about?.id === Number(id));
      expect(written.map(({ target, who }) => [target, who])).toEqual(
        ['removed', 'closed', 'opened'].map((state) => [
          state,
          { id: `scim-token ${tokenId}`, name: 'Entra ID' },
        ]),
      );
    });
  },
  { prepare: createTestCompany },
);

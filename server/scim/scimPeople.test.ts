import { describe, expect, test } from 'vitest';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { sql } from '../testing/sql.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { coreUrn, enterpriseUrn } from './rules/attributes.ts';
import {
  directoryOf,
  entraUser,
  errorUrn,
  listUrn,
  type List,
  type User,
} from './testing/directoryOf.ts';

describeOnBothDatabases(
  'A directory',
  (server) => {
    const { directory, ask, find, join, logInById, accountOf } = directoryOf(server);

    describe('brings joiners', () => {
      test('as people with an account, who can log in and are told that they have no job yet', async () => {
        const { id } = await join();
        expect(await accountOf(id)).toMatchObject({
          ...{
            username: `Joiner.${directory.count}@example.com`,
            employeeNumber: `J-${directory.count}`,
          },
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
          ...{
            id,
            externalId: `object-${directory.count}`,
            userName: `Joiner.${directory.count}@example.com`,
          },
          name: { givenName: 'Mika', familyName: 'Ito', formatted: 'Mika Ito' },
          ...{ displayName: 'Mika Ito', active: true },
          emails: [{ value: `joiner.${directory.count}@example.com`, type: 'work', primary: true }],
          [enterpriseUrn]: {
            employeeNumber: `J-${directory.count}`,
            ...{ department: 'Ward', manager: { value: '7' } },
          },
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
        if (directory.count === 0) await join();
        const { status, read } = await ask('POST', '/Users', { ...entraUser(9004), ...taken });
        expect([status, read()]).toMatchObject([
          409,
          { schemas: [errorUrn], status: '409', scimType: 'uniqueness' },
        ]);
        expect((await find('externalId eq "object-9004"')).totalResults).toBe(0);
      });

      test('and names what is missing so that it can be copied into the directory', async () => {
        const { status, read } = await ask('POST', '/Users', {
          ...entraUser(9006),
          [enterpriseUrn]: {},
        });
        const detail = `${enterpriseUrn}:employeeNumber is required.`;
        expect([status, read()]).toMatchObject([400, { detail }]);
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
        ['(userName eq "ella")', people.ella.id],
        ['((userName eq "ella") and (active eq true and id pr))', people.ella.id],
        ['displayName eq "ella BRANDT"', people.ella.id],
        ['name.givenName eq "Ella" and name.familyName eq "brandt"', people.ella.id],
        ['userName eq "ella" and displayName pr and name.formatted pr', people.ella.id],
        ['userName eq "ella" and meta pr and schemas pr', people.ella.id],
        ['userName eq "ella" and emails.type pr', null],
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
          `${enterpriseUrn}:employeeNumber eq "J-${directory.count}"`,
          `employeeNumber eq "J-${directory.count}"`,
          `emails.value eq "JOINER.${directory.count}@example.com" and externalId pr`,
          `emails[type eq "work"].value eq "joiner.${directory.count}@example.com"`,
          `emails[type eq "work" and value eq "joiner.${directory.count}@example.com"]`,
          `externalId eq "${externalId}" and emails.type eq "work" and emails.type pr`,
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
        '(userName eq "ella"',
        'userName eq "ella")',
        '()',
        'emails[type eq "work"',
        'emails[type[value eq "work"]]',
        'emails[type eq "work"].value',
        '[',
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
  },
  { prepare: createTestCompany },
);

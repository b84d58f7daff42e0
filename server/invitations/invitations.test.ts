import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from 'shared-contracts';
import { composed } from '../database/statement.ts';
import { signOnSettings } from '../sign-on/testing/signOnSettings.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases, describeOnMemory } from '../testing/testServer.ts';

const { ella, max, olga, dora, nils } = people;
type Wanted = components['schemas']['WantedInvitation'];

const first = { replaces: 'NOTHING', pin: 'FIRST' } as const;
const grouped = /^[a-hjkmnp-z2-9]{4}(?:-[a-hjkmnp-z2-9]{4}){2}$/;

describeOnBothDatabases(
  'Whoever enters people',
  (server) => {
    const make = async (as: string, ...wanted: readonly Wanted[]) =>
      (await server.call('makeInvitations', { as, body: { people: [...wanted] } })).body;
    const logIn = (username: string, password: string) =>
      server.call('logIn', { body: { username, password } });
    const set = (id: number, values: string) =>
      server.database.run(composed(`update employee set ${values} where id = ${id}`));

    beforeEach(async () => {
      await server.database.run(
        ...sql`update employee set closed_at = null, username = lower(first_name),
          one_time_password = null, one_time_password_until = null, pin_hash = null,
          authorities = case when id in (${ella.id}, ${nils.id}) then '{}'
            when id = ${max.id} then '{APPROVE_TIME}' else authorities end,
          password_hash = case when id <> ${nils.id} then (
            select password_hash from employee where id = ${dora.id}) end`,
      );
      await server.database.run(composed('delete from access_token'));
    });

    test('sees who never logged in, by site and by a part of the name', async () => {
      const as = await logInAs(server, 'dora');
      const list = async (
        query: {
          search?: string;
          site?: string;
          state?: 'NOT_INVITED';
          employeeIds?: number[];
        } = {},
      ) => (await server.call('getInvitees', { as, query })).body;
      const { contents, total } = await list({ state: 'NOT_INVITED' });
      expect(total).toBe(1);
      expect(contents).toMatchObject([
        { employeeId: nils.id, username: 'nils', state: 'NOT_INVITED', hasPin: false },
      ]);
      expect((await list({ search: 'ROTH' })).contents).toMatchObject([{ lastName: 'Roth' }]);
      const [site] = (await list({ search: 'ella' })).contents[0]?.sites ?? [];
      const { body: sites } = await server.call('getCompanyEntries', {
        ...{ as, path: { section: 'geofences' }, query: { search: site ?? '' } },
      });
      const at = await list({ site: sites.facts[0]?.code ?? '' });
      expect(at.contents.map(({ employeeId }) => employeeId)).toEqual([ella.id]);
      expect((await list({ site: 'NOWHERE' })).contents).toEqual([]);
      const both = await list({ employeeIds: [max.id, ella.id] });
      expect(both.contents.map(({ employeeId }) => employeeId)).toEqual([ella.id, max.id]);
      const own = (await list({ search: 'dora' })).contents[0];
      expect(own).toMatchObject({ state: 'ACTIVE', refusal: 'OWN_ACCOUNT' });
    });

    test('gives a password that opens one session, and a PIN', async () => {
      const as = await logInAs(server, 'dora');
      const { invitations, until } = await make(as, { employeeId: nils.id, ...first });
      expect(Date.parse(until) - server.now.getTime()).toBe(7 * 86_400_000);
      const [card] = invitations;
      expect(card).toMatchObject({ username: 'nils', employeeNumber: 'E-5', locale: 'en' });
      expect(card?.password).toMatch(grouped);
      expect(card?.pin).toMatch(/^\d{6}$/);
      const opened = await logIn('nils', card?.password ?? '');
      expect(opened.body).toMatchObject({ mustChangePassword: true });
      expect((await logIn('nils', card?.password ?? '')).problem.code).toBe(
        'ONE_TIME_PASSWORD_USED',
      );
      const [stored] = await server.database.run(
        ...sql<{
          all: string;
        }>`select (select coalesce(string_agg(body, ' '), '') from command_answer)
          || (select string_agg(to_jsonb(employee)::text, ' ') from employee)
          || (select coalesce(string_agg(to_jsonb(security_event)::text, ' '), '')
              from security_event) as "all"`,
      );
      expect(stored?.all).not.toContain(card?.password);
      expect(stored?.all).not.toContain(`"${card?.pin}"`);
    });

    test('leaves alone who has a password, unless asked to replace it', async () => {
      const as = await logInAs(server, 'dora');
      const ofElla = { employeeId: ella.id, pin: 'NONE' } as const;
      for (const replaces of ['NOTHING', 'UNUSED'] as const) {
        const { invitations, refused } = await make(as, { ...ofElla, replaces });
        expect(invitations).toEqual([]);
        expect(refused).toEqual([{ employeeId: ella.id, reason: 'HAS_PASSWORD' }]);
      }
      const before = await logInAs(server, 'ella');
      const { invitations } = await make(as, { ...ofElla, replaces: 'ANY' });
      expect(invitations).toHaveLength(1);
      expect((await server.call('getSession', { as: before })).status).toBe(401);
      const told = await server.database.run(
        ...sql<{ kind: string }>`select kind from notification where employee_id = ${ella.id}`,
      );
      expect(told.map(({ kind }) => kind)).toContain('PASSWORD_GIVEN');
    });

    test('after a lost answer makes others, and the first ones stop working', async () => {
      const as = await logInAs(server, 'dora');
      const lost = (await make(as, { employeeId: nils.id, ...first })).invitations[0];
      expect((await make(as, { employeeId: nils.id, ...first })).refused).toEqual([
        { employeeId: nils.id, reason: 'HAS_PASSWORD' },
      ]);
      const again = { employeeId: nils.id, replaces: 'UNUSED', pin: 'GIVEN' } as const;
      const card = (await make(as, again)).invitations[0];
      expect(card?.pin).toMatch(/^\d{6}$/);
      expect(card?.pin).not.toBe(lost?.pin);
      expect((await logIn('nils', lost?.password ?? '')).problem.code).toBe('WRONG_CREDENTIALS');
      expect((await logIn('nils', card?.password ?? '')).status).toBe(200);
    });

    test('invites again who let a password expire', async () => {
      const as = await logInAs(server, 'dora');
      await make(as, { employeeId: nils.id, ...first });
      await set(nils.id, `one_time_password_until = '2020-01-01T00:00:00Z'`);
      const card = (await make(as, { employeeId: nils.id, ...first })).invitations[0];
      expect(card?.password).toMatch(grouped);
      expect(card?.pin).toBeNull();
    });

    test('gives no PIN while terminals have none', async () => {
      const as = await logInAs(server, 'dora');
      await server.call('changeFeature', {
        ...{ as, path: { name: 'TERMINAL_PIN' }, body: { value: false } },
      });
      const { invitations } = await make(as, { employeeId: nils.id, ...first });
      expect(invitations).toMatchObject([{ pin: null }]);
      await server.call('changeFeature', {
        ...{ as, path: { name: 'TERMINAL_PIN' }, body: { value: true } },
      });
    });

    test('answers each person, whatever became of the others', async () => {
      const as = await logInAs(server, 'dora');
      await set(olga.id, 'username = null');
      await set(max.id, 'closed_at = now()');
      const ids = [dora.id, olga.id, max.id, nils.id, nils.id, 99_999];
      const { invitations, refused } = await make(
        as,
        ...ids.map((employeeId) => ({ employeeId, replaces: 'ANY', pin: 'NONE' }) as const),
      );
      expect(invitations).toMatchObject([{ employeeId: nils.id }]);
      expect(refused).toEqual([
        { employeeId: dora.id, reason: 'OWN_ACCOUNT' },
        { employeeId: olga.id, reason: 'NO_USER_NAME' },
        { employeeId: max.id, reason: 'ACCOUNT_CLOSED' },
        { employeeId: 99_999, reason: 'NOT_FOUND' },
      ]);
    });

    test('leaves an event about each invited person in the security log', async () => {
      const as = await logInAs(server, 'dora');
      const known = await eventsOf(as);
      await make(
        as,
        { employeeId: nils.id, ...first },
        { employeeId: ella.id, replaces: 'ANY', pin: 'NONE' },
      );
      const events = (await eventsOf(as)).slice(0, -known.length);
      expect(new Set(events.map(({ about }) => about?.id))).toEqual(new Set([nils.id, ella.id]));
      expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['password-change']));
    });

    describe('without being an administrator', () => {
      test('opens no account of somebody who manages or administers', async () => {
        await set(ella.id, `authorities = '{MANAGE_COMPANY}'`);
        const as = await logInAs(server, 'ella');
        for (const [id, authority] of [
          [nils.id, 'APPROVE_TIME'],
          [nils.id, 'SUPER_ADMIN'],
          [nils.id, 'DEV_ADMIN'],
          [nils.id, 'MANAGE_COMPANY'],
        ] as const) {
          await set(id, `authorities = '{${authority}}'`);
          const { invitations, refused } = await make(as, { employeeId: id, ...first });
          const isHeld = authority === 'MANAGE_COMPANY';
          expect([authority, invitations.length]).toEqual([authority, isHeld ? 1 : 0]);
          expect(refused).toEqual(isHeld ? [] : [{ employeeId: id, reason: 'RIGHTS_NOT_HELD' }]);
        }
      });

      test('opens no account of a manager who has people, even while the right is taken', async () => {
        await set(ella.id, `authorities = '{MANAGE_COMPANY}'`);
        const as = await logInAs(server, 'ella');
        await set(max.id, `authorities = '{}'`);
        const { refused } = await make(as, { employeeId: max.id, replaces: 'ANY', pin: 'NONE' });
        expect(refused).toEqual([{ employeeId: max.id, reason: 'RIGHTS_NOT_HELD' }]);
        const pin = await server.call('giveTerminalPin', { as, path: { id: max.id } });
        expect(pin.problem.code).toBe('RIGHTS_NOT_HELD');
      });
    });

    async function eventsOf(as: string) {
      return (await server.call('getSecurityEvents', { as })).body.contents;
    }
  },
  { prepare: createTestCompany },
);

describeOnMemory(
  'Where people sign on with the company account',
  (server) => {
    test('a first password is given by administrators alone, another one by who may', async () => {
      const make = async (as: string, employeeId: number) =>
        server.call('makeInvitations', {
          ...{ as, body: { people: [{ employeeId, replaces: 'ANY', pin: 'NONE' }] } },
        });
      await server.database.run(
        ...sql`update employee set authorities = '{MANAGE_COMPANY}' where id = ${ella.id}`,
      );
      await setFeatures(server, { SAML_AUTH: true });
      const ellas = await logInAs(server, 'ella');
      const { body: invitees } = await server.call('getInvitees', {
        ...{ as: ellas, query: { search: 'nils' } },
      });
      expect(invitees.contents).toMatchObject([{ refusal: 'RIGHTS_NOT_HELD' }]);
      expect((await make(ellas, nils.id)).body).toMatchObject({
        invitations: [],
        refused: [{ employeeId: nils.id, reason: 'RIGHTS_NOT_HELD' }],
      });
      const doras = await logInAs(server, 'dora');
      for (const as of [doras, ellas]) {
        expect((await make(as, nils.id)).body).toMatchObject({
          invitations: [{ employeeId: nils.id }],
          refused: [],
        });
      }
    });
  },
  {
    settings: signOnSettings,
    prepare: async (database) => {
      await createTestCompany(database);
      await database.run(composed(`update employee set username = 'nils' where id = ${nils.id}`));
    },
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallCompany } from '../testing/smallCompany.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

const { ella } = people;

describeOnBothDatabases(
  'An administrator who changes the company in the browser',
  (server) => {
    const fileOf = (file: object) => Buffer.from(JSON.stringify(file));
    const check = async (as: string, file: object) =>
      (await server.call('checkCompany', { as, body: { file: fileOf(file) } })).body;
    const change = async (as: string, file: object, version: number, idempotencyKey?: string) =>
      server.call('changeCompany', {
        as,
        body: { file: fileOf(file), version: String(version) },
        idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
      });
    const exported = async (as: string) => (await server.call('exportCompany', { as })).body;
    const versionNow = async (as: string) =>
      (await server.call('getCompanyChanges', { as })).body.version;
    const wing = (name: string) => ({
      geofences: [{ code: 'WING', name, latitude: 53.5, longitude: 10, radius: 100 }],
    });

    test('sees what a file would change before anything is written', async () => {
      const as = await logInAs(server, 'dora');
      const before = await exported(as);
      const { geofences = [] } = before;
      const known = geofences[0];
      if (known === undefined) throw new Error('The company has no site.');
      const checked = await check(as, {
        geofences: [known, ...wing('New wing').geofences],
      });
      expect(checked).toEqual({
        version: 0,
        faults: [],
        faultCount: 0,
        sections: [{ section: 'geofences', added: 1, changed: 0, removed: 0, unchanged: 1 }],
        effects: [],
        refusal: null,
      });
      expect(await exported(as)).toEqual(before);
    });

    test('imports it; the history says who changed which field, from what', async () => {
      const as = await logInAs(server, 'dora');
      const version = await versionNow(as);
      const { body: made } = await change(as, wing('New wing'), version);
      expect(made).toMatchObject({
        id: version + 1,
        changedAt: server.now.toISOString(),
        sections: [{ section: 'geofences', added: 1, changed: 0, removed: 0, unchanged: 0 }],
      });
      await change(as, wing('North wing'), version + 1);
      const { body } = await server.call('getCompanyChanges', { as });
      expect(body.contents.map(({ id }) => id)).toEqual([version + 2, version + 1]);
      expect(body.contents[0]?.changedBy).toMatch(/^Dora /);
      const entries = await server.call('getCompanyChangeEntries', {
        as,
        path: { id: version + 2 },
      });
      expect(entries.body.contents).toMatchObject([
        {
          section: 'geofences',
          code: 'WING',
          kind: 'CHANGED',
          fields: [{ field: 'name', before: 'New wing', after: 'North wing' }],
        },
      ]);
    });

    test('a repeated command changes nothing and has the first answer', async () => {
      const as = await logInAs(server, 'dora');
      const key = crypto.randomUUID();
      const version = await versionNow(as);
      const first = await change(as, wing('East wing'), version, key);
      const again = await change(as, wing('East wing'), version, key);
      expect(again.body).toEqual(first.body);
      expect(await versionNow(as)).toBe(version + 1);
      const other = await change(as, wing('Other wing'), version, key);
      expect(other.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('is told who was faster', async () => {
      const as = await logInAs(server, 'dora');
      const { version } = await check(as, wing('West wing'));
      await change(as, wing('South wing'), version);
      const late = await change(as, wing('West wing'), version);
      expect(late.status).toBe(409);
      expect(late.problem).toMatchObject({
        code: 'COMPANY_CHANGED',
        detail: expect.stringContaining('Dora'),
      });
    });

    test('reads each fault with its line and field, and nothing is written', async () => {
      const as = await logInAs(server, 'dora');
      const version = await versionNow(as);
      const file = Buffer.from(
        '{\n  "geofences": [\n    { "code": "X", "name": "X", "latitude": 95, "longitude": 0, "radius": 50 }\n  ]\n}',
      );
      const { body } = await server.call('checkCompany', { as, body: { file } });
      expect(body).toMatchObject({
        faultCount: 1,
        faults: [{ line: 3, field: 'geofences.0.latitude' }],
        sections: [],
      });
      const refused = await server.call('changeCompany', {
        as,
        body: { file, version: String(version) },
        idempotencyKey: crypto.randomUUID(),
      });
      expect(refused.problem.code).toBe('COMPANY_FILE_REFUSED');
      expect(await versionNow(as)).toBe(version);
    });

    test.each([
      ['not JSON', Buffer.from('{ "people": ['), /expected/],
      ['an empty file', Buffer.from(' '), /Value expected/],
      ['Windows-1252', Buffer.from([0x7b, 0xfc, 0x7d]), /UTF-8/],
      ['too deep', Buffer.from('['.repeat(50_000)), /100 levels/],
    ])('%s is one sentence', async (_name, file, sentence) => {
      const as = await logInAs(server, 'dora');
      const { body } = await server.call('checkCompany', { as, body: { file } });
      expect(body.faults[0]).toMatchObject({ line: 1, message: expect.stringMatching(sentence) });
    });

    test('hears what it means for people', async () => {
      const as = await logInAs(server, 'dora');
      const { people: all = [] } = await exported(as);
      const own = all.find(({ username }) => username === 'ella');
      const checked = await check(as, { people: [{ ...own, closed: true }] });
      expect(checked.effects).toEqual([
        { kind: 'LOG_IN_LOST', count: 1, names: [expect.stringMatching(/^Ella /)] },
      ]);
      const session = await logInAs(server, 'ella');
      server.published.length = 0;
      const closed = await change(as, { people: [{ ...own, closed: true }] }, checked.version);
      expect(closed.body.sections).toMatchObject([{ section: 'people', changed: 1 }]);
      expect((await server.call('getSession', { as: session })).status).toBe(401);
      expect(server.published).toContainEqual({ type: 'session-ended', employeeIds: [ella.id] });
      await change(as, { people: [{ ...own, closed: false }] }, checked.version + 1);
    });

    test('can neither shut the last administrator nor themselves out', async () => {
      const as = await logInAs(server, 'dora');
      const { people: all = [] } = await exported(as);
      const self = all.find(({ username }) => username === 'dora');
      const withoutRights = { people: [{ ...self, authorities: [] }] };
      const checked = await check(as, withoutRights);
      expect(checked.refusal?.code).toBe(
        all.some(({ authorities = [] }) => authorities.includes('SUPER_ADMIN'))
          ? 'OWN_ACCESS'
          : 'LAST_ADMINISTRATOR',
      );
      const refused = await change(as, withoutRights, checked.version);
      expect(refused.problem.code).toBe(checked.refusal?.code);
      expect(await exported(as)).toMatchObject({ people: all });
    });

    describe('with MANAGE_COMPANY alone', () => {
      beforeAll(() =>
        server.database.run(
          ...sql`update employee set authorities = '{MANAGE_COMPANY}' where id = ${ella.id}`,
        ),
      );
      afterAll(() =>
        server.database.run(...sql`update employee set authorities = '{}' where id = ${ella.id}`),
      );
      const person = async (as: string, username: string) => {
        const { people: all = [] } = await exported(as);
        const found = all.find((each) => each.username === username);
        if (found === undefined) throw new Error(`${username} is not there.`);
        return found;
      };

      test('somebody makes a manager, but no administrator', async () => {
        const as = await logInAs(server, 'ella');
        const nils = await person(as, 'nils');
        const giving = (authority: string) => ({ people: [{ ...nils, authorities: [authority] }] });
        expect((await check(as, giving('DEV_ADMIN'))).refusal).toMatchObject({
          code: 'RIGHTS_NOT_HELD',
          title: 'You do not have the rights for this change',
        });
        const manager = await check(as, giving('APPROVE_TIME'));
        expect(manager).toMatchObject({ refusal: null, effects: [{ kind: 'RIGHTS_ADDED' }] });
      });

      test.each([
        ['a first password', { password: 'seven quiet harbours' }],
        ['a first PIN', { pin: '80316' }],
        ['another mail address', { email: 'mine@example.com' }],
        ['a badge', { badge: '04A2F91C5B' }],
        ['another user name', { username: 'mine' }],
      ])('nobody takes an administrator over by %s', async (_way, field) => {
        await server.database.run(
          ...sql`update employee set password_hash = null, pin_hash = null, authorities = '{SUPER_ADMIN}'
                 where username = 'nils'`,
        );
        const as = await logInAs(server, 'ella');
        const file = { people: [{ ...(await person(as, 'nils')), ...field }] };
        const { refusal, version } = await check(as, file);
        expect(refusal?.code).toBe('RIGHTS_NOT_HELD');
        expect((await change(as, file, version)).problem.code).toBe('RIGHTS_NOT_HELD');
        const [kept] = await server.database.run(
          ...sql<{ password: string | null; email: string | null }>`
            select password_hash as password, email from employee where username = 'nils'`,
        );
        expect(kept?.password).toBeNull();
        await server.database.run(
          ...sql`update employee set authorities = '{}' where username = 'nils'`,
        );
      });

      test('nobody opens a manager’s account, nor names who decides on their own time', async () => {
        await server.database.run(
          ...sql`update employee set password_hash = null, authorities = '{APPROVE_TIME}'
                 where username = 'nils'`,
        );
        const as = await logInAs(server, 'ella');
        const nils = await person(as, 'nils');
        const opening = { people: [{ ...nils, password: 'seven quiet harbours' }] };
        expect((await check(as, opening)).refusal?.code).toBe('RIGHTS_NOT_HELD');
        const receiving = { people: [{ ...nils, email: 'mine@example.com' }] };
        expect((await check(as, receiving)).refusal?.code).toBe('RIGHTS_NOT_HELD');
        const { assignments = [] } = await exported(as);
        const own = assignments.find(
          ({ employee, endDate }) => employee === 'E-1' && endDate === undefined,
        );
        const deciding = {
          managers: [
            { manager: nils.employeeNumber, assignment: own?.code, startDate: '2026-01-01' },
          ],
        };
        expect((await check(as, deciding)).refusal?.code).toBe('RIGHTS_NOT_HELD');
        await server.database.run(
          ...sql`update employee set authorities = '{}' where username = 'nils'`,
        );
      });

      test('nobody takes an assignment over together with who decides on it', async () => {
        await server.database.run(
          ...sql`update employee set authorities = '{APPROVE_TIME}' where username = 'nils'`,
        );
        await server.database.run(
          ...sql`insert into assignment select (jsonb_populate_record(a, '{"id": 9001,
                   "code": "A-FREE", "is_primary": false}')).* from assignment a
                 where code = 'A-3'`,
        );
        await server.database.run(
          ...sql`insert into manager_assignment (manager_id, assignment_id, start_date)
                 select id, 9001, '2026-01-01' from employee where username = 'nils'`,
        );
        const as = await logInAs(server, 'ella');
        const { assignments = [] } = await exported(as);
        const free = assignments.find(({ code }) => code === 'A-FREE');
        const { faults, refusal } = await check(as, {
          assignments: [
            {
              ...{ ...free, employee: 'E-1' },
              timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2025-01-01' }],
            },
          ],
        });
        expect([faults, refusal?.code]).toEqual([[], 'RIGHTS_NOT_HELD']);
        // Without the authority the range waits, and counts again once somebody gives it back.
        await server.database.run(
          ...sql`update employee set authorities = '{}' where username = 'nils'`,
        );
        const nils = await person(as, 'nils');
        const receiving = { people: [{ ...nils, email: 'mine@example.com' }] };
        expect((await check(as, receiving)).refusal?.code).toBe('RIGHTS_NOT_HELD');
        await server.database.run(
          ...sql`delete from manager_assignment where assignment_id = 9001`,
        );
        await server.database.run(...sql`delete from assignment where id = 9001`);
      });

      test('nobody takes an assignment over from an administrator', async () => {
        await server.database.run(
          ...sql`update employee set authorities = '{DEV_ADMIN}' where username = 'max'`,
        );
        const as = await logInAs(server, 'ella');
        const max = await person(as, 'max');
        const { assignments = [] } = await exported(as);
        const his = assignments.find(({ employee }) => employee === max.employeeNumber);
        const moved = { assignments: [{ ...his, employee: 'E-1', isPrimary: false }] };
        const { faults, refusal } = await check(as, moved);
        expect([faults, refusal?.code]).toEqual([[], 'RIGHTS_NOT_HELD']);
        await server.database.run(
          ...sql`update employee set authorities = '{}' where username = 'max'`,
        );
      });

      test('nobody changes switches, which are the console’s', async () => {
        const as = await logInAs(server, 'ella');
        expect((await check(as, { features: { SECOND_FACTOR: true } })).refusal?.code).toBe(
          'RIGHTS_NOT_HELD',
        );
      });

      test('other pages of administrators stay closed', async () => {
        const as = await logInAs(server, 'ella');
        expect((await server.call('getAccounts', { as })).status).toBe(403);
      });
    });

    test('a switch passes the checks of the console', async () => {
      const as = await logInAs(server, 'dora');
      const { refusal } = await check(as, { features: { SECOND_FACTOR: true } });
      expect(refusal?.code).toBe('PASSKEY_FIRST');
      expect((await check(as, { features: { SAML_AUTH: true } })).refusal?.code).toBe(
        'NO_SIGN_ON_PROVIDER',
      );
    });

    test('a first password that they give opens one session, which asks for another', async () => {
      const as = await logInAs(server, 'dora');
      const first = 'seven quiet harbours';
      const file = {
        people: [
          { employeeNumber: 'N-1', firstName: 'Noa', lastName: 'Lind', username: 'noa' },
        ].map((each) => ({ ...each, password: first, authorities: ['DEV_ADMIN'] })),
      };
      const checked = await check(as, file);
      expect(checked.effects).toMatchObject([
        { kind: 'RIGHTS_ADDED', names: ['Noa Lind'] },
        { kind: 'SECRETS_SET', names: ['Noa Lind'] },
      ]);
      await change(as, file, checked.version);
      const opened = await server.call('logIn', { body: { username: 'noa', password: first } });
      const own = opened.cookies.get('access-token') ?? '';
      expect((await server.call('getAccounts', { as: own })).problem.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
    });

    test('recorded time does not come in', async () => {
      const as = await logInAs(server, 'dora');
      const { history } = smallCompany();
      const { faults } = await check(as, { history });
      expect(faults.map(({ field }) => field)).toEqual(['history']);
    });

    test('of two who import at the same time, one is refused', async () => {
      const as = await logInAs(server, 'dora');
      const version = await versionNow(as);
      const both = await Promise.all(
        ['One', 'Two'].map((name) => change(as, wing(`${name} wing`), version)),
      );
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(await versionNow(as)).toBe(version + 1);
    });

    test('a history keeps no badge, and goes with the person', async () => {
      const as = await logInAs(server, 'dora');
      const { people: all = [] } = await exported(as);
      const olga = all.find(({ username }) => username === 'olga');
      const version = await versionNow(as);
      const files = [{ ...olga, badge: '04A2F91C5B', email: 'olga@example.com' }];
      await change(as, { people: files }, version);
      const entries = async () =>
        (await server.call('getCompanyChangeEntries', { as, path: { id: version + 1 } })).body;
      expect((await entries()).contents).toMatchObject([
        {
          section: 'people',
          code: olga?.employeeNumber,
          kind: 'CHANGED',
          fields: [{ field: 'email', after: 'olga@example.com' }, { field: 'badge' }],
        },
      ]);
      expect(JSON.stringify(await entries())).not.toContain('04A2F91C5B');
      await server.database.run(
        ...sql`update assignment set end_date = '2025-12-31' where employee_id = ${people.olga.id}`,
      );
      const erased = await server.call('erasePerson', { as, path: { id: people.olga.id } });
      expect(erased.status).toBe(200);
      expect((await entries()).contents).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);

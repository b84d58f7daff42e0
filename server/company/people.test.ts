import { beforeAll, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { planOf, rowsRead, stepsOn } from '../testing/readPlan.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, password, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { readCompanyHistory, readEntryHistory } from './data/companyVersions.ts';

const { ella, max, nils, olga } = people;

describeOnBothDatabases(
  'An administrator who looks after the people',
  (server) => {
    const list = async (
      as: string,
      query: { code?: string; state?: 'WITH_BADGE' | 'WITHOUT_PIN' },
    ) => (await server.call('getCompanyEntries', { as, path: { section: 'people' }, query })).body;
    const change = async (as: string, file: object) => {
      const { body } = await server.call('getCompanyChanges', { as });
      return server.call('changeCompany', {
        as,
        body: { file: Buffer.from(JSON.stringify(file)), version: String(body.version) },
        idempotencyKey: crypto.randomUUID(),
      });
    };
    const nilsEntry = {
      employeeNumber: 'E-5',
      firstName: 'Nils',
      lastName: 'Roth',
      username: 'nils',
    };
    const ellaEntry = { ...nilsEntry, employeeNumber: 'E-1', firstName: 'Ella', username: 'ella' };
    const holder = async (as: string, badge: string) =>
      (await server.call('findBadgeHolder', { as, body: { badge } })).body.holder;

    test('sees who has logged in when, and who never did', async () => {
      const lastUse = async (code: string) =>
        (await list(as, { code })).facts[0]?.account?.lastUsedAt ?? null;
      const as = await logInAs(server, 'dora');
      expect(await lastUse('E-3')).toBeNull();
      const session = await logInAs(server, 'olga');
      const at = server.now.getTime();
      await server.call('logOut', { as: session });
      expect(Date.parse((await lastUse('E-3')) ?? '')).toBe(at);
    });

    test('proposes what is free for a new person', async () => {
      const as = await logInAs(server, 'dora');
      const propose = async (query: { firstName?: string; lastName?: string }) =>
        (await server.call('proposePerson', { as, query })).body;
      expect(await propose({})).toEqual({ employeeNumber: 'E-6', username: null });
      expect(await propose({ lastName: 'Ella' })).toMatchObject({ username: 'ella2' });
      expect(await propose({ firstName: 'Élla', lastName: 'Brandt' })).toMatchObject({
        username: 'ella.brandt',
      });
    });

    test('finds whose a badge is, and who has none and no PIN', async () => {
      const as = await logInAs(server, 'dora');
      expect(await holder(as, 'NEW-1')).toBeNull();
      await change(as, { people: [{ ...nilsEntry, badge: 'NEW-1' }] });
      expect(await holder(as, 'NEW-1')).toEqual({
        ...{ employeeNumber: 'E-5', name: 'Nils Roth', isClosed: false },
      });
      expect((await list(as, { state: 'WITH_BADGE' })).facts.map(({ code }) => code)).toContain(
        'E-5',
      );
      const { facts } = await list(as, { state: 'WITHOUT_PIN' });
      expect(facts.map(({ code }) => code)).toContain('E-3');
    });

    test('takes a lost badge away: the next reading opens nothing', async () => {
      const as = await logInAs(server, 'dora');
      await change(as, { people: [{ ...ellaEntry, badge: 'LOST-1' }] });
      const { cookies } = await server.call('logInTerminal', {
        body: { terminalId: 'T-100', password },
      });
      const read = () =>
        server.call('identifyByBadge', {
          asTerminal: cookies.get('terminal-access-token') ?? '',
          body: { badge: 'LOST-1' },
        });
      expect((await read()).status).toBe(200);
      await change(as, { people: [ellaEntry] });
      expect((await read()).problem.code).toBe('BADGE_NOT_KNOWN');
      // What another server has written counts here without any message from it.
      const write = async (badge: string | null) =>
        server.database.run(...sql`update employee set badge = ${badge} where id = ${ella.id}`);
      await write('LOST-1');
      expect((await read()).status).toBe(200);
      await write(null);
      expect((await read()).problem.code).toBe('BADGE_NOT_KNOWN');
    });

    test('gives PINs, but none to themselves, to the closed and to those who may do more', async () => {
      const as = await logInAs(server, 'dora');
      const give = (id: number, by = as) =>
        server.call('giveTerminalPin', { as: by, path: { id } });
      expect((await give(nils.id)).body.pin).toMatch(/^\d{6}$/);
      expect((await give(people.dora.id)).problem.code).toBe('OWN_ACCOUNT');
      await change(as, { people: [{ ...nilsEntry, closed: true }] });
      expect((await give(nils.id)).problem.code).toBe('ACCOUNT_CLOSED');
      await change(as, { people: [{ ...nilsEntry, closed: false }] });

      await server.database.run(
        ...sql`update employee set authorities = '{MANAGE_COMPANY}' where id = ${ella.id}`,
      );
      const ellas = await logInAs(server, 'ella');
      expect((await give(nils.id, ellas)).status).toBe(200);
      expect((await give(max.id, ellas)).problem.code).toBe('RIGHTS_NOT_HELD');
      expect((await give(people.dora.id, ellas)).problem.code).toBe('RIGHTS_NOT_HELD');
      expect((await give(max.id)).status).toBe(200);
      expect((await give(999)).problem.code).toBe('NOT_FOUND');
      await server.database.run(
        ...sql`update employee set authorities = '{}' where id = ${ella.id}`,
      );
    });

    test('sees rights, PIN and consent of a person; one-time passwords are for administrators', async () => {
      await server.database.run(
        ...sql`update employee set authorities = '{MANAGE_COMPANY}' where id = ${ella.id}`,
      );
      await server.database.run(
        ...sql`insert into face_answer (employee_id, answer, version, answered_at)
          values (${olga.id}, 'AGREED', (select max(version) from face_consent_text), ${server.now})`,
      );
      const as = await logInAs(server, 'dora');
      const read = async (id: number, by = as) =>
        (await server.call('getAccount', { as: by, path: { id } })).body;
      expect(await read(olga.id)).toMatchObject({
        account: { employeeNumber: 'E-3', takesOneTimePassword: true },
        authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
        pin: null,
        face: { answer: 'AGREED', registeredAt: null },
      });
      expect((await read(max.id)).authorities).toContain('APPROVE_TIME');
      const ellas = await logInAs(server, 'ella');
      expect((await read(olga.id, ellas)).account.takesOneTimePassword).toBe(false);
      await server.database.run(
        ...sql`update employee set authorities = '{}' where id = ${ella.id}`,
      );
    });

    test('reads what was changed about one person, by whom, newest first', async () => {
      const as = await logInAs(server, 'dora');
      await change(as, { people: [{ ...nilsEntry, email: 'nils@harbour.example' }] });
      await change(as, { people: [{ ...nilsEntry, lastName: 'Rot' }] });
      await change(as, { people: [nilsEntry] });
      const { body } = await server.call('getCompanyEntryHistory', {
        as,
        query: { section: 'people', code: 'E-5' },
      });
      expect(body.contents.slice(0, 2)).toMatchObject([
        { changedBy: 'Dora Vega', fields: [{ field: 'lastName', before: 'Rot', after: 'Roth' }] },
        {
          kind: 'CHANGED',
          fields: [
            { field: 'lastName', before: 'Roth', after: 'Rot' },
            { field: 'email', before: 'nils@harbour.example', after: null },
          ],
        },
      ]);
      expect(body.next).toBeNull();
    });

    test('reads who manages a job, from its beginning, and everything for an auditor', async () => {
      const as = await logInAs(server, 'dora');
      const assignment = 'A-3';
      const range = { manager: 'E-2', assignment, startDate: '2031-01-01' };
      await change(as, { managers: [range] });
      await change(as, { removed: { managers: [range] } });
      const code = 'A-3 2031-01-01';
      const { body: ofJob } = await server.call('getCompanyEntryHistory', {
        as,
        query: { section: 'managers', code: assignment },
      });
      expect(ofJob.contents.slice(0, 2)).toMatchObject([
        { section: 'managers', code, kind: 'REMOVED' },
        { section: 'managers', code, kind: 'ADDED' },
      ]);
      expect(
        (
          await server.call('getCompanyEntryHistory', {
            as,
            query: { section: 'managers', code: 'A-30' },
          })
        ).body.contents,
      ).toEqual([]);
      const { body } = await server.call('getCompanyHistory', { as, query: {} });
      expect(body.contents.slice(0, 2)).toEqual(ofJob.contents.slice(0, 2));
      expect(body.next).toBeNull();
    });
  },
  { prepare: createTestCompany },
);

describeOnBothDatabases(
  'The plan of an entry’s history',
  (server) => {
    beforeAll(async () => {
      await server.database.run(
        composed(`insert into company_change (version, changed_at, sections)
          select number, now(), '[]' from generate_series(1, 100) numbers(number)`),
      );
      await server.database.run(
        composed(`insert into company_change_entry (version, section, code, kind, fields)
          select number % 100 + 1, 'people', 'N-' || number % 500, 'CHANGED', '[]'
          from generate_series(1, 10000) numbers(number)`),
      );
      await server.database.run(composed('analyze'));
    });

    test('it is found without looking at other entries', async () => {
      const values = { section: 'people', code: 'N-7', below: 1e9, limit: 11 } as const;
      const steps = await planOf(server, readEntryHistory, values);
      expect(rowsRead(stepsOn('company_change_entry', steps))).toBeLessThanOrEqual(11);
      expect(stepsOn('company_change_entry', steps)).not.toHaveLength(0);
      const page = { below: 9000, limit: 501 };
      const all = await planOf(server, readCompanyHistory, page);
      expect(rowsRead(stepsOn('company_change_entry', all))).toBeLessThanOrEqual(501);
    });
  },
  { prepare: createTestCompany },
);

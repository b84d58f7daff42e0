import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetfulPeople, settingsOfLinks } from '../accounts/testing/forgetfulPeople.ts';
import { startMailServer } from '../mail/testing/startMailServer.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { sql } from '../testing/sql.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { enterpriseUrn } from './rules/attributes.ts';
import { directoryOf, entraUser, errorUrn, type User } from './testing/directoryOf.ts';

const mails = await startMailServer();
afterAll(() => mails.close());

describeOnMemory(
  'A directory, of administrators,',
  (server) => {
    const { directory, ask, patch } = directoryOf(server);
    const dora = `${people.dora.id}`;
    const max = `${people.max.id}`;
    const refused = [403, { schemas: [errorUrn], status: '403', scimType: 'mutability' }] as const;
    const closing = { op: 'Replace', path: 'active', value: 'False' };

    async function administer(id: string, closedAt: Date | null = null): Promise<void> {
      await server.database.run(
        ...sql`update employee set authorities = '{SUPER_ADMIN}', closed_at = ${closedAt} where id = ${Number(id)}`,
      );
    }
    const accountOf = async (id: string) =>
      await server.database.run(
        ...sql`select username, closed_at is null as "isOpen" from employee where id = ${Number(id)}`,
      );

    beforeEach(async () => {
      const first = sql`update employee set username = 'dora', closed_at = null where id = ${people.dora.id}`;
      const other = sql`update employee set username = 'max', closed_at = null,
        authorities = '{APPROVE_TIME}' where id = ${people.max.id}`;
      await server.database.run(...first);
      await server.database.run(...other);
    });

    describe('gives the account to nobody else', () => {
      test('by another user name, and says who can', async () => {
        const evil = { op: 'Replace', path: 'userName', value: 'evil@corp.example' };
        const { status, read } = await patch(dora, evil);
        expect([status, read()]).toMatchObject(refused);
        expect(read()).toMatchObject({ detail: expect.stringMatching(/userName.*company file/) });
        expect(await accountOf(dora)).toEqual([{ username: 'dora', isOpen: true }]);
      });

      test('by a whole new user', async () => {
        const user = { ...entraUser(1), [enterpriseUrn]: { employeeNumber: 'E-4' } };
        const { status, read } = await ask('PUT', `/Users/${dora}`, user);
        expect([status, read()]).toMatchObject(refused);
      });

      test.each([
        ['an administrator', '{DEV_ADMIN}', []],
        ['who manages the company', '{MANAGE_COMPANY}', []],
        ['anybody else', '{}', [['evil@corp.example']]],
      ])('by a link for a new password to its address: %s', async (_, authorities, to) => {
        const links = forgetfulPeople(server, mails);
        const { now } = server;
        await links.beginAnew();
        server.now = now;
        await server.database.run(
          ...sql`update employee set authorities = ${authorities} where id = ${people.olga.id}`,
        );
        const id = `${people.olga.id}`;
        const evil = {
          op: 'replace',
          path: 'emails[type eq "work"].value',
          value: 'evil@corp.example',
        };
        expect((await patch(id, evil)).status).toBe(200);
        await links.ask('olga');
        expect((await links.received()).map((mail) => mail.to)).toEqual(to);
        await server.database.run(
          ...sql`update employee set email = 'by-the-company@harbour.example' where id = ${people.olga.id}`,
        );
        await links.ask('olga');
        expect(await links.received()).toHaveLength(1);
        await server.database.run(
          ...sql`update employee set authorities = '{}', email = null where id = ${people.olga.id}`,
        );
      });

      test('by a letter that one side takes for another', async () => {
        await server.database.run(
          ...sql`update employee set username = 'kim' where id = ${people.dora.id}`,
        );
        const sign = { op: 'replace', path: 'userName', value: '\u212Aim' };
        expect((await patch(dora, sign)).status).toBe(403);
        const capitals = { op: 'replace', path: 'userName', value: 'KIM' };
        expect((await patch(dora, capitals)).status).toBe(200);
      });

      test('who administers on an assignment alone', async () => {
        await server.database.run(
          ...sql`update assignment set authorities = '{SUPER_ADMIN}' where id = 1004`,
        );
        const other = { op: 'replace', path: 'userName', value: 'evil' };
        expect((await patch(`${people.olga.id}`, other)).status).toBe(403);
        await server.database.run(...sql`update assignment set authorities = '{}' where id = 1004`);
        expect((await patch(`${people.olga.id}`, other)).status).toBe(200);
      });

      test('who has no account', async () => {
        await server.database.run(
          ...sql`insert into employee (employee_number, first_name, last_name, authorities) values ('A-1', 'M', 'Ito', '{DEV_ADMIN}')`,
        );
        const user = { ...entraUser(2), [enterpriseUrn]: { employeeNumber: 'A-1' } };
        const { status, read } = await ask('POST', '/Users', user);
        expect([status, read()]).toMatchObject(refused);
        const rows = await server.database.run(
          ...sql`select username from employee where employee_number = 'A-1'`,
        );
        expect(rows).toEqual([{ username: null }]);
      });

      test('and the refusal is in the security log', async () => {
        await patch(dora, { op: 'replace', path: 'userName', value: 'evil' });
        const { body } = await server.call('getSecurityEvents', {
          as: directory.dora,
          query: { event: 'account-changed', outcome: 'REFUSED' },
        });
        const written = body.contents.find(({ about }) => about?.id === people.dora.id);
        expect(written).toMatchObject({
          outcome: 'ACCESS_DENIED',
          who: { id: `scim-token ${directory.tokenId}` },
        });
      });
    });

    test('changes what opens no door', async () => {
      const name = { op: 'Replace', path: 'name.familyName', value: 'Vega-Ito' };
      const { status, read } = await patch(dora, name);
      expect([status, read()]).toMatchObject([200, { name: { familyName: 'Vega-Ito' } }]);
    });

    describe('lets a leaver go', () => {
      test('while another administers, and does not bring them back', async () => {
        await administer(max);
        expect((await patch(max, closing)).read().active).toBe(false);
        const opening = { op: 'Replace', path: 'active', value: 'True' };
        const { status, read } = await patch(max, opening);
        expect([status, read()]).toMatchObject(refused);
        expect(await accountOf(max)).toEqual([{ username: 'max', isOpen: false }]);
      });

      test('by taking the account away, for good', async () => {
        await administer(max);
        const { status } = await ask('DELETE', `/Users/${max}`);
        expect(status).toBe(204);
        const user = { ...entraUser(3), [enterpriseUrn]: { employeeNumber: 'E-2' } };
        expect((await ask('POST', '/Users', user)).status).toBe(403);
      });

      test('but not the last one', async () => {
        for (const answer of [
          await patch(dora, closing),
          await ask<User>('DELETE', `/Users/${dora}`),
        ]) {
          expect([answer.status, answer.read()]).toMatchObject(refused);
        }
        await administer(max, server.now);
        expect((await patch(dora, closing)).status).toBe(403);
        expect(await accountOf(dora)).toEqual([{ username: 'dora', isOpen: true }]);
      });

      test('nor the last two in the same moment', async () => {
        await administer(max);
        const both = await Promise.all([patch(dora, closing), patch(max, closing)]);
        expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
      });
    });
  },
  { prepare: createTestCompany, settings: settingsOfLinks(mails) },
);

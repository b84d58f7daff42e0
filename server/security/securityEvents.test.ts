import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { readSecurityEvents } from './data/readSecurityEvents.ts';

const { ella, dora } = people;

describeOnBothDatabases(
  'The page of security events',
  (server) => {
    type Query = NonNullable<Parameters<typeof server.call<'getSecurityEvents'>>[1]>['query'];
    const events = async (as: string, query: Query = {}) =>
      (await server.call('getSecurityEvents', { as, query })).body;
    const logIn = (username: string, word: string) =>
      server.call('logIn', { body: { username, password: word } });
    const raw = async (text: string) => {
      const rows = await server.database.run(composed(text));
      return rows;
    };

    test('tells who did what to whom, from which network, the latest first', async () => {
      const as = await logInAs(server, 'dora');
      server.now = new Date('2026-03-02T08:00:01Z');
      await server.call('endSessions', { path: { id: ella.id }, as });
      const { contents } = await events(as);
      const who = { id: `employee ${dora.id}`, name: expect.stringContaining('Dora') };
      expect(contents).toMatchObject([
        {
          ...{ event: 'sessions-ended', call: 'endSessions', outcome: 'OK', who },
          about: { id: ella.id, name: expect.stringContaining('Ella') },
          ...{ network: '127.0.0.0/24', at: '2026-03-02T08:00:01.000Z', times: 1 },
        },
        { event: 'log-in', who, about: null, at: '2026-03-02T08:00:00.000Z' },
      ]);
    });

    test('tells whose account was closed or opened, and which of the two', async () => {
      const as = await logInAs(server, 'dora');
      for (const closed of [true, false]) {
        server.now = new Date(server.now.getTime() + 1000);
        await server.call('changeAccountState', { path: { id: ella.id }, body: { closed }, as });
      }
      const about = { id: ella.id, name: expect.stringContaining('Ella') };
      expect((await events(as, { event: 'account-changed' })).contents).toMatchObject([
        { outcome: 'OK', about, target: 'opened' },
        { outcome: 'OK', about, target: 'closed' },
      ]);
    });

    test('keeps no name, whatever was typed', async () => {
      await logIn('somebody-unknown', 'secret-word');
      const as = await logInAs(server, 'olga');
      await server.call('changeFeature', { path: { name: 'Ella <b>' }, body: { value: 1 }, as });
      await events(await logInAs(server, 'dora'));
      const kept = JSON.stringify(await raw('select * from security_event'));
      expect(kept).not.toMatch(/Ella|Dora|somebody|secret|127\.0\.0\.1/);
      expect(kept).toContain('"target":"…"');
    });

    test('tells what became of a webhook, without its secrets', async () => {
      const as = await logInAs(server, 'dora');
      const body = { name: 'Payroll', types: ['time.approved' as const], fields: [], isOn: true };
      const url = (host: string) => `https://${host}/take?key=secret`;
      const made = await server.call('makeWebhook', {
        as,
        body: { ...body, url: url('hooks.example.com') },
      });
      server.now = new Date(server.now.getTime() + 1000);
      await server.call('changeWebhook', {
        ...{ as, path: { id: made.body.id } },
        body: { ...body, url: url('other.example.com'), isOn: false },
      });
      const { contents } = await events(as, { event: 'webhook-changed' });
      const { id } = made.body;
      expect(contents.map(({ target }) => target)).toEqual([
        `${id} -address.hooks.example.com +address.other.example.com -on`,
        `${id} +address.hooks.example.com +types.time.approved +on`,
      ]);
    });

    test('counts what somebody asked for and did not find, in one row an hour', async () => {
      server.now = new Date('2026-03-02T10:00:00Z');
      const as = await logInAs(server, 'olga');
      for (let tries = 0; tries < 120; tries += 1) {
        if (tries === 60) await events(await logInAs(server, 'dora'));
        const { problem } = await server.call('getLatestVersion', {
          as,
          path: { id: 1_000 + tries },
        });
        expect(problem.code).toBe('NOT_FOUND');
      }
      const query = { event: 'refused', since: '2026-03-02T10:00:00.000Z' } as const;
      const found = await events(await logInAs(server, 'dora'), query);
      expect(found.contents).toMatchObject([
        {
          ...{ outcome: 'NOT_FOUND', times: 120, at: '2026-03-02T10:00:00.000Z' },
          who: { name: expect.stringContaining('Olga') },
        },
      ]);
      server.now = new Date('2026-03-02T11:00:00Z');
      await server.call('getLatestVersion', { as, path: { id: 1_000 } });
      const later = await events(await logInAs(server, 'dora'), query);
      expect(later.contents.map(({ times }) => times)).toEqual([1, 120]);
    });

    test('is filtered by kind, outcome, person and days', async () => {
      server.now = new Date('2026-03-03T09:00:00Z');
      await logIn('ella', 'wrong');
      const as = await logInAs(server, 'dora');
      await server.call('endSessions', { path: { id: ella.id }, as });
      const found = async (query: Query) =>
        (await events(as, { since: '2026-03-03T00:00:00.000Z', ...query })).contents.map(
          ({ event, outcome }) => `${event} ${outcome}`,
        );
      expect((await found({})).toSorted()).toEqual([
        'log-in OK',
        'log-in WRONG_CREDENTIALS',
        'sessions-ended OK',
      ]);
      expect(await found({ event: 'sessions-ended' })).toEqual(['sessions-ended OK']);
      expect(await found({ outcome: 'REFUSED' })).toEqual(['log-in WRONG_CREDENTIALS']);
      expect(await found({ event: 'log-in', outcome: 'OK' })).toEqual(['log-in OK']);
      expect((await found({ person: ella.id })).toSorted()).toEqual([
        'log-in WRONG_CREDENTIALS',
        'sessions-ended OK',
      ]);
      expect(await found({ person: ella.id, event: 'log-in', outcome: 'OK' })).toEqual([]);
      const until = '2026-03-03T09:00:00.000Z';
      expect(await found({ until })).toEqual([]);
    });

    test('goes on where the page before ended, also within one moment', async () => {
      await raw(`insert into security_event (at, event, outcome, target, times)
        select '2026-02-01T00:00:00Z', 'export', 'OK', n::text, 1 from generate_series(1, 120) n`);
      const as = await logInAs(server, 'dora');
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const query: Query = { event: 'export', ...(before === null ? {} : { before }) };
        const { contents, next } = await events(as, query);
        seen.push(...contents.map(({ target }) => target));
        before = next;
      } while (before !== null);
      expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(120 - index)));
    });

    test.each([
      ['before', 'yesterday'],
      ['before', "2026-03-02T08:00:00.000Z_1' or true"],
      ['before', '2026-13-45T99:00:00.000Z_1'],
      ['event', 'everything'],
      ['outcome', 'MAYBE'],
      ['person', '0'],
      ['since', 'x'],
      ['since', '0000-01-01T00:00:00Z'],
      ['until', '2026-02-30T00:00:00Z'],
    ])('refuses %s %s', async (field, value) => {
      const as = await logInAs(server, 'dora');
      const { problem } = await server.call('getSecurityEvents', {
        as,
        rawQuery: { [field]: value },
      });
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
    });

    test('is for administrators alone', async () => {
      const { problem } = await server.call('getSecurityEvents', {
        as: await logInAs(server, 'max'),
      });
      expect(problem.code).toBe('ACCESS_DENIED');
      expect((await server.call('getSecurityEvents')).problem.code).toBe('NO_SESSION');
    });

    test('reads no table from end to end', async () => {
      await raw(`insert into security_event
          (at, event, outcome, employee_id, about_id, target, times)
        select '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second',
          case when n % 50 = 0 then 'export' else 'refused' end,
          case when n % 50 = 0 then 'OK' else 'ACCESS_DENIED' end, n % 97, n % 89, '', 1
        from generate_series(1, 10000) n`);
      await raw('analyze security_event');
      for (const [filter, index, values] of [
        [{ event: false, outcome: null, person: false }, 'security_event_at', [null, null]],
        [{ event: true, outcome: null, person: false }, 'security_event_kind', ['export', null]],
        [{ event: false, outcome: 'REFUSED', person: false }, 'security_event_', [null, null]],
        [{ event: false, outcome: null, person: true }, 'security_event_employee', [null, 7]],
        [{ event: false, outcome: null, person: true }, 'security_event_about', [null, 7]],
      ] as const) {
        const place = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-01T02:00:00Z', 9];
        const rows = await server.database.run(
          composed(`explain (format json) ${readSecurityEvents(filter).sql}`),
          [...place, 51, ...values],
        );
        const plan = JSON.stringify(rows);
        expect(plan).toContain(index);
        expect(plan).not.toMatch(/Seq Scan","[^{}]*"Relation Name":"security_event"/);
      }
    });

    test('holds tokens for releases: made and ended, by id and remote', async () => {
      const as = await logInAs(server, 'dora');
      const body = { remote: 'remote-payroll', name: 'Payroll', digest: 'ab'.repeat(32) };
      const { id } = (await server.call('makeReleaseToken', { body, as })).body;
      await server.call('endReleaseToken', { path: { id }, as });
      const { contents } = await events(as, { person: dora.id });
      const told = contents.filter(({ event }) => event.startsWith('release-token'));
      expect(told).toMatchObject([
        { event: 'release-token-ended', target: `${id} remote-payroll` },
        { event: 'release-token-made', target: `${id} remote-payroll` },
      ]);
    });
  },
  { prepare: createTestCompany },
);

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createRecordChain, type RecordChain } from '../records/data/recordChain.ts';
import { hashPassword } from '../session/data/passwords.ts';
import { sql } from '../testing/sql.ts';
import { sessionOf } from '../testing/testCompany.ts';
import { describeOnBothDatabases, type TestServer } from '../testing/testServer.ts';
import { ensureData } from './ensureData.ts';
import { importCompany } from './importCompany.ts';
import { smallCompany } from '../testing/smallCompany.ts';

describeOnBothDatabases('an empty database with demo data wanted', (server) => {
  const start = starter(server);
  let lines: readonly string[] = [];
  beforeAll(async () => {
    lines = await start({ demo: true });
  });

  test('gets the demo company, and says how to log in', async () => {
    expect(lines.join(' ')).toMatch(/employee, manager or admin.*T-100.*punctual.*4711/);
    expect(await count(server, 'employee')).toBe(60);
    expect(await count(server, 'installation where demo')).toBe(1);
  });

  test('everybody can log in with the demo password, and say who they are at a terminal', async () => {
    for (const username of ['employee', 'manager', 'admin', 'anong.srisai']) {
      const { status } = await server.call('logIn', { body: { username, password: 'punctual' } });
      expect(status).toBe(200);
    }
    const body = { terminalId: 'T-100', password: 'punctual' };
    const terminal = await server.call('logInTerminal', { body });
    expect(terminal.status).toBe(200);
    const asTerminal = terminal.cookies.get('terminal-access-token') ?? '';
    for (const employeeNumber of ['20418', '10022', '40103']) {
      const byPin = await server.call('identifyByPin', {
        asTerminal,
        body: { employeeNumber, pin: '4711' },
      });
      const badge = `BADGE-${employeeNumber}`;
      const byBadge = await server.call('identifyByBadge', { asTerminal, body: { badge } });
      expect([byPin.status, byBadge.status]).toEqual([200, 200]);
    }
  });

  test('the next start says the same and changes nothing', async () => {
    const before = await count(server, 'time_pair_record');
    expect(await start({ demo: true })).toEqual(lines);
    expect(await count(server, 'employee')).toBe(60);
    expect(await count(server, 'time_pair_record')).toBe(before);
  });
});

describeOnBothDatabases('an empty database without demo data', (server) => {
  const start = starter(server);

  test('gets one administrator with a one-time password, told once', async () => {
    const lines = await Promise.all([start({ demo: false }), start({ demo: false })]);
    const said = lines.flat().join(' ');
    const [, password = ''] = /one-time password ([a-z2-9-]{23})/.exec(said) ?? [];
    expect(await start({ demo: false })).toEqual([]);
    const body = { username: 'administrator', password };
    const answer = await server.call('logIn', { body });
    expect(sessionOf(answer).authorities).toEqual(['DEV_ADMIN', 'SUPER_ADMIN']);
    expect(lines.filter((each) => each.length > 0)).toHaveLength(1);
    expect(await count(server, 'employee')).toBe(1);
    expect(await count(server, 'time_pair')).toBe(0);
  });

  test('opens one session with it, in which another is chosen', async () => {
    const [said = ''] = await start({ demo: false });
    const [, password = ''] = /one-time password ([a-z2-9-]{23})/.exec(said) ?? [];
    const logIn = (word: string) =>
      server.call('logIn', { body: { username: 'administrator', password: word } });
    const both = await Promise.all([logIn(password), logIn(password)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 403]));
    const { problem } = await logIn(password);
    expect(problem.code).toBe('ONE_TIME_PASSWORD_USED');
    const opened = both.find(({ status }) => status === 200);
    if (opened === undefined) throw new Error('One of the two came in.');
    const session = sessionOf(opened);
    expect(session.mustChangePassword).toBe(true);
    const as = opened.cookies.get('access-token') ?? '';
    expect((await server.call('getAccounts', { as })).problem.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
    expect((await server.call('getSession', { as })).status).toBe(200);
    const stream = await server.app.inject({
      method: 'GET',
      url: '/api/events',
      headers: { cookie: `access-token=${as}` },
    });
    expect(stream.json()).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
    const newPassword = 'grand piano under the lake';
    const changed = await server.call('changePassword', {
      path: { id: session.employeeId },
      body: { currentPassword: password, newPassword },
      as,
    });
    expect(changed.status).toBe(204);
    expect((await server.call('getSession', { as })).body.mustChangePassword).toBe(false);
    expect((await server.call('getAccounts', { as })).status).toBe(200);
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await logIn(newPassword)).status).toBe(200);
    expect(await start({ demo: false })).toEqual([]);
  });
});

describeOnBothDatabases('a database into which a company was imported first', (server) => {
  const start = starter(server);

  test('gets no administrator where the company has one', async () => {
    const records = await chain(server);
    const { database, now } = server;
    const parts = { database, records, hashPassword, now };
    expect(await importCompany(smallCompany(), parts)).toMatchObject({ ok: true });
    expect(await start({ demo: false })).toEqual([]);
    expect(await count(server, 'employee')).toBe(2);
    expect(await count(server, 'installation where not demo')).toBe(1);
  });

  test('gets one where nobody of the company could log in as administrator', async () => {
    await server.database.run(...sql`update employee set authorities = '{}'`);
    expect((await start({ demo: false })).join(' ')).toContain('administrator');
    expect(await count(server, 'employee')).toBe(3);
  });
});

function starter(server: TestServer) {
  return async (plan: { readonly demo: boolean }) => {
    const { database, now } = server;
    return ensureData({ database, records: await chain(server), hashPassword, now }, plan);
  };
}

let directory: Promise<string> | null = null;

async function chain({ database }: TestServer): Promise<RecordChain> {
  directory ??= mkdtemp(path.join(tmpdir(), 'punctual-data-'));
  const records = createRecordChain({
    database,
    configuration: { dataDirectory: await directory },
  });
  await records.open();
  return records;
}

async function count({ database }: TestServer, what: string): Promise<number> {
  const rows = await database.run(composed<{ count: number }>(`select count(*) from ${what}`));
  return rows[0]?.count ?? 0;
}

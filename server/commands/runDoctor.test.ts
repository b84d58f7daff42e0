import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { checkClock } from '../doctor/checkClock.ts';
import { checkDisk } from '../doctor/checkDisk.ts';
import { checkSignOn } from '../doctor/checkSignOn.ts';
import { startMailServer } from '../mail/testing/startMailServer.ts';
import { signOnSettings } from '../sign-on/testing/signOnSettings.ts';
import { startServer, type RunningServer } from '../startServer.ts';
import { createPostgresDatabase, openPostgresDatabase } from '../testing/testDatabase.ts';
import { sql } from '../testing/sql.ts';
import { onDatabase } from './onDatabase.ts';
import { runDoctor } from './runDoctor.ts';

const postgresUrl = inject('postgresUrl');
let folder = '';
let ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'punctual-doctor-'));
});
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});
afterAll(() => rm(folder, { recursive: true }));

/** What the doctor says, and its exit code. */
async function examine(settings: Record<string, string>) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const environment = { DATA_DIR: folder, ...settings };
  const code = await runDoctor(environment, { say, complain: say });
  return { code, told: lines.join('\n') };
}

/** A proxy in front of a server that adds these headers, and passes on which host was asked for or not. */
async function startProxy(
  server: RunningServer,
  headers: Record<string, string>,
  passesHost = false,
) {
  const { host } = new URL(server.address);
  const proxy = createServer((asked, answer) => {
    const passed = { ...asked.headers, ...(passesHost ? {} : { host }), ...headers };
    const options = { method: asked.method, headers: passed };
    const forwarded = request(server.address + (asked.url ?? ''), options, (answered) => {
      answer.writeHead(answered.statusCode ?? 502);
      answered.pipe(answer);
    });
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  ends.push(async () => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const bound = proxy.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
}

describe('npm run doctor', () => {
  test('names a setting that cannot be used', async () => {
    const { code, told } = await examine({ PORT: 'many' });
    expect(told).toContain('✗ Settings: PORT must be a whole number');
    expect(code).toBe(1);
  });

  test('of a folder where nothing was started yet says what the first start makes', async () => {
    const { code, told } = await examine({});
    expect(told).toContain(`· Database: There is none in ${folder} yet: the first start makes it.`);
    expect(told).toContain('record-chain.key is not there yet');
    expect(told).toContain('From other machines pages open by https alone');
    expect(told).toContain('Nothing is in trouble.');
    expect(code).toBe(0);
  });

  test('names a PostgreSQL that nobody answers for', async () => {
    const { code, told } = await examine({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(told).toContain('✗ Database: The PostgreSQL of DATABASE_URL cannot be used: ');
    expect(code).toBe(1);
  });

  test('warns of a demo company that others reach', async () => {
    expect((await examine({ DEMO: 'exposed' })).told).toContain('✗ Demo: DEMO=exposed');
    const behind = await examine({ DEMO: '1', TRUST_PROXY: '10.0.0.1' });
    expect(behind.told).toContain('✗ Demo: TRUST_PROXY is set, so others come through a proxy');
    const named = await examine({ DEMO: '1', PUBLIC_URL: 'https://time.harbour.invalid' });
    expect(named.told).toContain('✗ Demo: PUBLIC_URL is not of this machine');
    const here = await examine({ DEMO: '1', PUBLIC_URL: 'http://localhost:1' });
    expect(here.told).toContain('· Demo: The server would have the demo company');
    expect(behind.code).toBe(1);
  });

  test('tries the mail server, and does not repeat who logs in', async () => {
    const mails = await startMailServer();
    ends.push(() => mails.close());
    const sender = { MAIL_FROM: 'time@harbour.example' };
    const good = await examine({ SMTP_URL: mails.url, ...sender });
    expect(good.told).toContain('✓ Mail: The mail server answers');
    const bad = await examine({ SMTP_URL: 'smtp://anna:secret@127.0.0.1:1', ...sender });
    expect(bad.told).toContain('✗ Mail: The mail server of SMTP_URL rejects the log-in (ESOCKET)');
    expect(bad.told).not.toContain('secret');
  });

  test('says that an HR system that cannot be reached is in trouble', async () => {
    const { told, code } = await examine({
      HR_SYSTEM: 'successfactors',
      SUCCESSFACTORS_URL: 'http://127.0.0.1:1',
      SUCCESSFACTORS_COMPANY: 'ACME',
      SUCCESSFACTORS_USER: 'API',
      SUCCESSFACTORS_PASSWORD: 'secret',
      SUCCESSFACTORS_TIMEOUT: '1',
    });
    expect(told).toMatch(/✗ HR system: Nobody answers at http:\/\/127\.0\.0\.1:1/);
    expect(told).not.toContain('secret');
    expect(code).toBe(1);
  });

  test('names settings of an HR system that is not used', async () => {
    const url = { SUCCESSFACTORS_URL: 'https://api4.successfactors.com' };
    const { told, code } = await examine(url);
    expect(told).toContain('✗ HR system: SUCCESSFACTORS_URL: set, but HR_SYSTEM is not');
    expect(code).toBe(1);
    expect((await examine({ ...url, HR_SYSTEM: 'simulated' })).told).toContain(
      '· HR system: SUCCESSFACTORS_URL: set, but HR_SYSTEM is not',
    );
  });

  test('names a key of the HR system that others may read, or that is none', async () => {
    const key = path.join(folder, 'successfactors.pem');
    const settings = {
      HR_SYSTEM: 'successfactors',
      SUCCESSFACTORS_URL: 'http://127.0.0.1:1',
      SUCCESSFACTORS_COMPANY: 'ACME',
      SUCCESSFACTORS_USER: 'API',
      SUCCESSFACTORS_CLIENT_ID: 'client',
      SUCCESSFACTORS_PRIVATE_KEY: key,
      SUCCESSFACTORS_TIMEOUT: '1',
    };
    const useless = `✗ HR system: SUCCESSFACTORS_PRIVATE_KEY names ${key}, which is no file with an RSA`;
    expect((await examine(settings)).told).toContain(useless);
    const pem = (type: 'rsa' | 'ec') => {
      const pair =
        type === 'rsa'
          ? generateKeyPairSync('rsa', { modulusLength: 2048 })
          : generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    };
    await writeFile(key, pem('ec'), { mode: 0o644 });
    const open = await examine(settings);
    expect(open.told).toContain(`✗ Keys: ${key} is open to other users`);
    expect(open.told).toContain(useless);
    await writeFile(key, pem('rsa'));
    await chmod(key, 0o600);
    const { told } = await examine(settings);
    expect(told).not.toContain('SUCCESSFACTORS_PRIVATE_KEY names');
    expect(told).not.toContain('is open to other users');
  });

  test('says that https needs a proxy that is named, also before a server runs', async () => {
    const settings = { PUBLIC_URL: 'https://time.harbour.invalid', DEMO: '0' };
    const unnamed = '✗ Address: PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY';
    expect((await examine(settings)).told).toContain(unnamed);
    expect((await examine({ ...settings, TRUST_PROXY: '127.0.0.1' })).told).not.toContain(unnamed);
  });

  test('looks at the rest while a server has the embedded database, and says what it did not see', async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'punctual-doctor-held-'));
    ends.push(() => rm(data, { recursive: true }));
    await writeFile(path.join(data, 'index.html'), '<head><!--registry--></head>');
    const settings = { DATA_DIR: data, DEMO: '0' };
    const server = await startServer(
      parseConfiguration({ ...settings, SHELL_DIRECTORY: data, PORT: '0', LOG_LEVEL: 'silent' }),
    );
    ends.push(server.close);
    expect(server.notes.join()).toContain('From other machines pages open by https alone');
    const held = await examine({ ...settings, PUBLIC_URL: server.address });
    expect(held.told).toContain(`✓ Database: The server at ${server.address} answers`);
    expect(held.told).toMatch(
      /· Database: A server \(process \d+\) .*Not looked at: .*start the doctor/,
    );
    expect(held.told).toContain('✓ Keys: The key of the records can be read; whether');
    expect(held.told).toContain(`✓ Address: ${server.address} leads to a server that is ready`);
    for (const about of ['Disk', 'Mail', 'HR system']) expect(held.told).toContain(` ${about}: `);
    expect(held.told).not.toContain('Demo:');
    expect(held.code).toBe(0);
    await chmod(path.join(data, 'keys', 'record-chain.key'), 0o644);
    expect((await examine(settings)).code).toBe(1);

    // A proxy on the same machine that nobody named: it passes on all that it should.
    const PUBLIC_URL = await startProxy(server, { 'x-forwarded-for': '10.1.2.3' }, true);
    const proxied = await examine({ ...settings, PUBLIC_URL });
    expect(proxied.told).toMatch(/✗ Address: A proxy leads from .* set TRUST_PROXY to the address/);
  }, 60_000);

  test('names sign-on files that cannot be read', async () => {
    const { told } = await examine({
      PUBLIC_URL: 'http://localhost:1',
      SAML_METADATA: path.join(folder, 'nothing.xml'),
      SAML_KEY: path.join(folder, 'nothing.pem'),
      SAML_CERTIFICATE: path.join(folder, 'nothing.pem'),
    });
    expect(told).toMatch(/✗ Single sign-on: SAML_METADATA /);
    expect(told).toContain('✗ Address: Nobody answers at http://localhost:1');
  });

  test('names a key of sign-on that others of this machine may read', async () => {
    const key = path.join(folder, 'sign-on.pem');
    await writeFile(key, 'x', { mode: 0o644 });
    const settings = { ...signOnSettings, SAML_KEY: key };
    expect((await examine(settings)).told).toContain(`✗ Keys: ${key} is open to other users`);
    await chmod(key, 0o600);
    expect((await examine(settings)).told).not.toContain('is open to other users');
  });

  test('tells how long certificates of sign-on last, and names an OpenID provider that is away', async () => {
    const { signOn } = parseConfiguration(signOnSettings);
    const own = new X509Certificate(await readFile(signOnSettings.SAML_CERTIFICATE));
    const at = (days: number) => new Date(Date.parse(own.validTo) + days * 86_400_000);
    expect(await checkSignOn(signOn, at(-9.5))).toContainEqual({
      level: 'note',
      about: 'Single sign-on',
      sentence:
        'The certificate of SAML_CERTIFICATE expires in 9 days: make another one and give it to the provider.',
    });
    expect(await checkSignOn(signOn, at(1))).toContainEqual(
      expect.objectContaining({
        level: 'trouble',
        sentence: expect.stringContaining('The certificate of SAML_CERTIFICATE has expired'),
      }),
    );
    const secret = path.join(folder, 'secret');
    await writeFile(secret, 'secret-secret-secret', { mode: 0o600 });
    const { told } = await examine({
      PUBLIC_URL: 'http://localhost:1',
      OIDC_ISSUER: 'http://localhost:1',
      OIDC_CLIENT_ID: 'punctual',
      OIDC_CLIENT_SECRET_FILE: secret,
    });
    expect(told).toContain(
      '✗ Single sign-on: The OpenID provider http://localhost:1/ cannot be used',
    );
  });

  test('names a folder that is missing, and one that is full or closed', async () => {
    expect(await checkDisk({ DATA_DIR: path.join(folder, 'nowhere') })).toMatchObject([
      { level: 'note', sentence: expect.stringContaining('is not there yet') },
    ]);
    expect(await checkDisk({ DATA_DIR: '/proc/1/map_files' })).toMatchObject([
      { level: 'trouble' },
    ]);
  });
});

describe.skipIf(postgresUrl === null)('npm run doctor on PostgreSQL', () => {
  const started = async (settings: Record<string, string> = {}) => {
    const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
    ends.push(drop);
    const data = await mkdtemp(path.join(tmpdir(), 'punctual-doctor-data-'));
    ends.push(() => rm(data, { recursive: true }));
    const all = { DATABASE_URL: url, DATA_DIR: data, DEMO: '0', ...settings };
    await writeFile(path.join(data, 'index.html'), '<head><!--registry--></head>');
    const server = await startServer(
      parseConfiguration({ ...all, SHELL_DIRECTORY: data, PORT: '0', LOG_LEVEL: 'silent' }),
    );
    ends.push(server.close);
    return { server, data, settings: all };
  };

  test('finds a set-up well, and then what was done to it', async () => {
    const { server, data, settings } = await started({ TRUST_PROXY: '127.0.0.1' });
    expect(server.notes.join()).not.toContain('https');
    const host = { 'x-forwarded-proto': 'http' };
    const PUBLIC_URL = await startProxy(server, host);
    // The proxy tells its own host: log-ins seem to come from elsewhere.
    const foreign = await examine({ ...settings, PUBLIC_URL });
    expect(foreign.told).toContain('✗ Address: The server takes log-ins from');
    expect(foreign.told).toContain('✓ Keys: The key of the records is the one of this database.');
    expect(foreign.told).toContain(
      '✓ Database: PostgreSQL answers, and its schema is that of this',
    );
    expect(foreign.told).toContain('✓ Clock: This machine and PostgreSQL agree');
    expect(foreign.code).toBe(1);

    const well = await examine({ ...settings, PUBLIC_URL: server.address });
    expect(well.told).toContain('✓ Address: ');
    expect(well.code).toBe(0);

    expect(well.told).toContain('events fit together.');
    await onDatabase(settings, (database) =>
      database.run(
        // The server begins the chain with its first event, whenever that is.
        ...sql`insert into security_chain (chain, number, forgotten) values ('OK', 9, 0)
          on conflict (chain) do update set number = 9`,
      ),
    );
    expect((await examine(settings)).told).toContain(
      '✗ Security log: Security log, what was done: the end of the chain was changed',
    );

    const key = path.join(data, 'keys', 'record-chain.key');
    await chmod(key, 0o644);
    expect((await examine(settings)).told).toContain(`chmod 600 ${key}`);
    await writeFile(key, Buffer.alloc(32, 7));
    expect((await examine(settings)).told).toContain('is not the key of this database');
    await rm(key);
    const missing = await examine(settings);
    expect(missing.told).toContain('is missing, and the database holds records signed with it');
    expect(missing.code).toBe(1);
  });

  test('asks for the metrics as a scraper does', async () => {
    const METRICS_TOKEN = 'm'.repeat(32);
    const { server, settings } = await started({ METRICS_TOKEN });
    const there = { ...settings, PUBLIC_URL: server.address };
    expect((await examine(there)).told).toContain('✓ Metrics: The server gives them');
    const other = await examine({ ...there, METRICS_TOKEN: 'n'.repeat(32) });
    expect(other.told).toMatch(/✗ Metrics: .* answers METRICS_TOKEN with 401/);
    const none = await examine({ ...there, METRICS_TOKEN: '' });
    expect(none.told).toContain('· Metrics: METRICS_TOKEN is not set');
    const away = await examine({ ...there, PUBLIC_URL: 'http://localhost:1' });
    expect(away.told).toContain('· Metrics: The server could not be asked');
  });

  test('says what several servers lack', async () => {
    const { server, data, settings } = await started();
    expect((await examine(settings)).told).not.toContain('Several servers');
    const second = await startServer(
      parseConfiguration({ ...settings, SHELL_DIRECTORY: data, PORT: '0', LOG_LEVEL: 'silent' }),
    );
    ends.push(second.close);
    // A server counts once it listens for events, which it may do a little after its start.
    const examineBoth = async () => {
      const examined = await examine(settings);
      expect(examined.told).toContain('Several servers: 2 run');
      return examined;
    };
    const { told, code } = await vi.waitFor(examineBoth, { timeout: 30_000, interval: 500 });
    expect(told).toContain('✗ Several servers: 2 run, and these settings lack SMTP_URL');
    expect(told).toContain('✗ Several servers: 2 run, and these settings lack TRUST_PROXY');
    expect(told).toContain('· Several servers: In these settings DRAIN_SECONDS is 0');
    expect(told).not.toContain('older than what another server has served');
    expect(code).toBe(1);

    const mails = await startMailServer();
    ends.push(() => mails.close());
    const whole = {
      ...{ ...settings, SMTP_URL: mails.url, MAIL_FROM: 'time@harbour.example' },
      ...{ TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '5', PUBLIC_URL: server.address },
    };
    const well = await examine(whole);
    expect(well.told).toContain('✓ Several servers: 2 run, and these settings suit that.');
    expect(well.code).toBe(0);
    await onDatabase(whole, (database) =>
      database.run(
        ...sql`insert into served_registry (sequence, public_key, registry) values (7, 'k', '{}')
          on conflict (only_row) do update set sequence = 7`,
      ),
    );
    const behind = await examine(whole);
    expect(behind.told).toMatch(/✗ Several servers: The remotes in .* are older than what another/);
  });

  test('names those whom a second factor shuts out', async () => {
    const { settings } = await started();
    const PUBLIC_URL = 'http://localhost:1';
    const change = (text: ReturnType<typeof sql>) =>
      onDatabase(settings, (database) => database.run(...text));
    await change(sql`insert into employee (employee_number, first_name, last_name, username,
        password_hash, authorities)
      values ('1', 'Dora', 'Day', 'dora', 'x', '{DEV_ADMIN}'),
        ('2', 'Max', 'May', 'max', 'x', '{APPROVE_TIME}'), ('3', 'Ella', 'Ek', 'ella', 'x', '{}')`);
    expect((await examine(settings)).told).not.toContain('Second factor');
    await change(
      sql`insert into feature_setting (name, value, changed_at) values ('SECOND_FACTOR', 'true', now())`,
    );
    const unnamed = await examine(settings);
    expect(unnamed.told).toContain(
      '✗ Second factor: SECOND_FACTOR is on, and PUBLIC_URL is not set',
    );
    expect(unnamed.code).toBe(1);
    const numbered = await examine({ ...settings, PUBLIC_URL: 'http://127.0.0.1:1' });
    expect(numbered.told).toContain('is an address without a name');
    const open = await examine({ ...settings, PUBLIC_URL });
    expect(open.told).toContain('✓ Second factor: Passkeys are made for localhost.');
    await change(sql`update feature_setting set changed_at = now() - interval '15 days'`);
    // Of the administrator that the first start made.
    await change(sql`update employee set passkey_open_from = null`);
    const out = await examine({ ...settings, PUBLIC_URL });
    expect(out.told).toContain('✗ Second factor: No administrator has a passkey');
    await change(sql`update employee set passkey_open_from = now() where username = 'dora'`);
    const some = await examine({ ...settings, PUBLIC_URL });
    expect(some.told).toContain('· Second factor: 2 of 3 who need a passkey have none');
  });

  test('names a read replica that follows nobody', async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
    ends.push(drop);
    const { told } = await examine({ DATABASE_URL: url, DATABASE_READ_URL: url });
    expect(told).toContain('✗ Read replica: The PostgreSQL of DATABASE_READ_URL follows no other');
    expect(told).toMatch(/· Database: PostgreSQL answers; \d+ migrations are missing/);
  });

  test('tells by how much the clocks are apart', async () => {
    const database = await openPostgresDatabase(postgresUrl ?? '');
    ends.push(database.close);
    const late = await checkClock(database, () => Date.now() - 90_000);
    expect(late[0]?.sentence).toMatch(/^This machine is (89|90)\.\d s behind PostgreSQL/);
    const early = await checkClock(database, () => Date.now() + 90_000);
    expect(early[0]?.sentence).toMatch(/^This machine is (89|90|91)\.\d s ahead of PostgreSQL/);
  });
});

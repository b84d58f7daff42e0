import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { sql } from '../testing/sql.ts';
import { onDatabase } from './onDatabase.ts';
import { runResetPasskeys } from './runResetPasskeys.ts';

let folder = '';
const now = new Date('2026-03-02T08:00:00Z');
const environment = () => ({ DATA_DIR: folder, LOG_LEVEL: 'silent' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'punctual-reset-'));
  await onDatabase(environment(), async (database) => {
    await createTestCompany(database);
    await database.run(
      ...sql`insert into passkey (employee_id, credential_id, public_key, counter, transports,
          backup_eligible, backed_up, name, made_at)
        select id, convert_to(username, 'UTF8'), '', 0, '{}', false, false, 'Lost', now()
        from employee where username in ('dora', 'max')`,
    );
    await database.run(
      ...sql`insert into access_token (token_hash, employee_id, created_at, last_used_at)
        values ('x', ${people.dora.id}, now(), now())`,
    );
  });
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runResetPasskeys(args, environment(), { now, say, complain: say });
  return { code, said };
}

test('forgets the passkeys and sessions of that person alone, and says so in the security log', async () => {
  expect((await run('Dora')).code).toBe(0);
  await onDatabase(environment(), async (database) => {
    const left = await database.run(
      ...sql<{ employee_id: number }>`select employee_id from passkey`,
    );
    expect(left).toEqual([{ employee_id: people.max.id }]);
    expect(await database.run(...sql`select id from access_token`)).toEqual([]);
    const owner = sql`select passkey_open_from from employee where id = ${people.dora.id}`;
    expect(await database.run(...owner)).toEqual([
      { passkey_open_from: '2026-03-02T08:00:00.000Z' },
    ]);
    const events = sql`select event, about_id from security_event`;
    expect(await database.run(...events)).toEqual([
      { event: 'passkeys-reset', about_id: people.dora.id },
    ]);
  });
});

test('makes no key where there is none, and says that its event has no code', async () => {
  const { code, said } = await run('dora');
  expect(code).toBe(0);
  expect(said[0]).toContain('is not the key of this database');
  await onDatabase(environment(), async (database) => {
    expect(await database.run(...sql`select from record_key`)).toEqual([]);
  });
  expect(await readKey(recordKeyFile(folder))).toBeNull();
});

test('chains its event where the key of the database is', async () => {
  await onDatabase(environment(), async (database, configuration) => {
    await createRecordChain({ database, configuration }).open();
  });
  expect((await run('dora')).said).toHaveLength(1);
  await onDatabase(environment(), async (database) => {
    const numbers = sql`select number from security_event where number is not null`;
    expect(await database.run(...numbers)).toEqual([{ number: 1 }]);
  });
});

test('says what is wrong with what it is asked', async () => {
  expect(await run('nobody')).toEqual({ code: 1, said: ['There is no account "nobody".'] });
  expect((await run()).code).toBe(1);
  expect((await run('--all')).code).toBe(1);
});

import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contractionsIn } from '../testing/contractions.ts';
import { describeStatement } from '../testing/describeStatement.ts';
import { readStatements } from '../testing/keptStatements.ts';
import { sql } from '../testing/sql.ts';
import { createPostgresDatabase, openMemoryDatabase } from '../testing/testDatabase.ts';
import { connect, type Connection } from './connect.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { connectPostgres } from './postgres.ts';

/** The migrations before it were not yet made for two versions at once. */
const firstThatOnlyExpands = '0040';
const releases = new URL('./releases/', import.meta.url);
const kept = (await readdir(releases)).filter((name) => name.endsWith('.statements'));

describe('A migration', () => {
  test('only expands, so that servers of the version before go on: see docs/decisions/migrations-expand.md', async () => {
    const files = (await readdir(migrationsFolder)).filter(
      (name) => name >= firstThatOnlyExpands && !name.endsWith('_contract.sql'),
    );
    const found = await Promise.all(
      files.map(async (name) => {
        const text = await readFile(new URL(name, migrationsFolder), 'utf8');
        return contractionsIn(text).map((reason) => `${name}: ${reason}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  test.each([
    ['drop table face', 'drops what it may use'],
    ['drop index time_pair_days', 'drops an index by which'],
    ['alter table face rename to faces', 'renames'],
    ['alter table face rename column sealed to bytes', 'renames'],
    ['alter table face\n  drop column sealed', 'drops a column'],
    ['alter table face drop sealed', 'drops a column'],
    ['alter table face drop constraint face_pkey', 'drops a constraint'],
    ['alter table face alter sealed drop default', 'takes a default'],
    ['ALTER TABLE face ALTER COLUMN sealed TYPE text', 'changes the type'],
    ['alter table face alter sealed set data type text', 'changes the type'],
    ['alter table face alter column sealed set not null', 'wants a value'],
    ['alter table face add constraint other check (id > 0)', 'wants what it may not keep to'],
    ['alter table face add unique (sealed)', 'wants what it may not keep to'],
    [
      'alter table face add column a text, add column b text not null',
      'adds b, which it does not fill',
    ],
    ['alter table face add a numeric(3, 1) not null', 'adds a, which it does not fill'],
    [
      'alter table face add a bigint not null default 0 references other',
      'fills a with what may be',
    ],
    ['create unique index face_sealed on face (sealed)', 'refuses what it may write'],
    [
      "alter table face add other text default 'a'; create unique index face_other on face (other)",
      'refuses what it may write',
    ],
    ["-- somebody's; or nobody's\nalter table face drop sealed", 'drops a column'],
    ['truncate face', 'takes what it may read'],
    ['-- a comment\n;\n-- another\ndrop table face', 'drops what it may use'],
  ])('that says "%s" is refused', (text, reason) => {
    expect(contractionsIn(`${text};`)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    'alter table face add column a text, add column b bigint references employee',
    "alter table face add a text not null default 'drop table; -- x'",
    'alter table face add a integer not null default 1',
    'alter table face alter sealed drop not null',
    'create table other (id bigint primary key); create unique index other_id on other (id);\n alter table other add unique (id)',
    'create index face_sealed on face (sealed)',
    'alter table face add column other text; create unique index face_other on face (other)',
    'alter table face add column other text; create unique index face_other on face (other) where other is not null',
    'create function f() returns void as $$ begin drop table face; end $$ language plpgsql',
    '-- both versions: nobody has read it since 0.3.0\ndrop table face',
    "update face set sealed = null; insert into other values (1, 'rename')",
  ])('that says "%s" is let through', (text) => {
    expect(contractionsIn(text)).toEqual([]);
  });
});

test('a server starts beside a newer one that has added something, and not where that has taken something away', async () => {
  const database = await openMemoryDatabase();
  const note = (name: string) =>
    database.run(...sql`insert into kysely_migration values (${name}, '2026-01-01')`);
  await note('9998_more');
  await migrate(database);
  await note('9999_less_contract');
  await expect(migrate(database)).rejects.toThrow(
    'The database was migrated by a newer server: 9999_less_contract is not known here.',
  );
  await database.close();
});

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('A server of an earlier release', () => {
  let connection: Connection;
  let drop: () => Promise<unknown>;

  beforeAll(async () => {
    const made = await createPostgresDatabase(postgresUrl ?? '');
    connection = await connectPostgres(made.url);
    await migrate(connect(connection));
    drop = made.drop;
  });
  afterAll(async () => {
    await connection.pool.end();
    await connection.close();
    await drop();
  });

  test.each(kept)('%s: all that it runs still fits the schema of today', async (name) => {
    const statements = readStatements(await readFile(new URL(name, releases), 'utf8'));
    expect(statements.length).toBeGreaterThan(200);
    const client = await connection.pool.connect();
    const misfits: string[] = [];
    for (const statement of statements) {
      await describeStatement(client, statement.sql).catch((error: unknown) =>
        misfits.push(`${statement.name}: ${String(error)}`),
      );
    }
    client.release();
    expect(misfits).toEqual([]);
  });
});

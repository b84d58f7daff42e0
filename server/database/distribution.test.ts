import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import {
  askPostgres,
  createPostgresDatabase,
  openMemoryDatabase,
} from '../testing/testDatabase.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres.ts';

/** Tables that grow with every day of every assignment, which is the first column of their keys. */
const byAssignment = [
  'time_pair',
  'segment',
  'time_pair_record',
  'hr_outbox',
  'unworked_day',
  'unworked_record',
];

/** A unique index of a table, or a foreign key of it, by columns. */
interface Key {
  readonly table: string;
  readonly columns: string;
}

describe('Tables that grow', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  test.each(byAssignment)('%s: every unique index begins with the assignment', async (table) => {
    const keys = await database.run(
      ...sql<Key>`select indrelid::regclass::text as table,
        (select string_agg(attname, ' ' order by ordinality)
         from unnest(indkey::smallint[]) with ordinality as part(number, ordinality)
         join pg_attribute on attrelid = indrelid and attnum = number) as columns
      from pg_index where indisunique and indrelid = ${table}::text::regclass`,
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ columns }) => !columns.startsWith('assignment_id'))).toEqual([]);
  });

  test('refer to each other by the assignment as well, and else to what every node has', async () => {
    const keys = await database.run(
      ...sql<Key & { readonly other: string }>`select conrelid::regclass::text as table,
        confrelid::regclass::text as other,
        (select string_agg(attname, ' ') from unnest(conkey) as number
         join pg_attribute on attrelid = conrelid and attnum = number) as columns
      from pg_constraint where contype = 'f'`,
    );
    const between = keys.filter(({ table, other }) =>
      [table, other].some((one) => byAssignment.includes(one)),
    );
    const misfits = between.filter(({ table, other, columns }) =>
      byAssignment.includes(other)
        ? !byAssignment.includes(table) || !columns.split(' ').includes('assignment_id')
        : false,
    );
    expect(misfits).toEqual([]);
  });
});

const postgresUrl = inject('postgresUrl');
const hasCitus =
  postgresUrl !== null &&
  (await askPostgres(postgresUrl, "select from pg_available_extensions where name = 'citus'"))
    .rowCount === 1;
if (!hasCitus)
  console.log('Tables are not distributed by Citus: the PostgreSQL here does not offer it.');

test.skipIf(!hasCitus)('Citus distributes the tables that grow', async () => {
  const { url, drop } = await createPostgresDatabase(postgresUrl ?? '');
  const connection = await connectPostgres(url);
  const database = connect(connection);
  await migrate(database);
  await askPostgres(url, 'create extension citus');
  const others = await askPostgres(
    url,
    `select distinct confrelid::regclass::text as name from pg_constraint
     where contype = 'f' and conrelid::regclass::text = any('{${byAssignment.join()}}')`,
  );
  for (const { name } of others.rows)
    await askPostgres(url, `select create_reference_table('${name}')`);
  for (const table of byAssignment) {
    await askPostgres(url, `select create_distributed_table('${table}', 'assignment_id')`);
  }
  await database.close();
  await drop();
});

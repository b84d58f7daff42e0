import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { composed } from '../database/statement.ts';
import { openReusedDatabase } from './reusedEngines.ts';
import { openMemoryDatabase } from './testDatabase.ts';

const sql = <Row>(text: string) => composed<Row>(text);

/** All rows of all tables, and what comes next in each sequence. */
async function contentOf(database: Database): Promise<unknown> {
  const [{ tables, sequences } = { tables: [], sequences: [] }] = await database.run(
    sql<{ tables: readonly string[]; sequences: readonly string[] }>(
      `select (select array_agg(oid::regclass::text order by oid) from pg_class
           where relkind = 'r' and oid >= 16384) as tables,
         (select array_agg(s::text order by s::text) from pg_sequences s) as sequences`,
    ),
  );
  const reads = tables.map(
    (name) => `select '${name}' as name, json_agg(t)::text as rows from ${name} t`,
  );
  const rows = await database.run(sql(reads.join('\nunion all ')));
  return { rows, sequences };
}

test('an engine that another test has used holds what a new one holds', async () => {
  const asNew = await openMemoryDatabase();
  const expected = await contentOf(asNew);
  await asNew.close();

  const used = await openReusedDatabase();
  expect(await contentOf(used)).toEqual(expected);
  const mark = 'insert into reason (code, names, sequence, for_shifts, for_segments)';
  await used.run(sql(`${mark} select 'MINE', names, 9, true, true from reason`));
  await used.run(
    sql(
      "update reason set sequence = 7; delete from kysely_migration; set timezone = 'Asia/Tokyo'",
    ),
  );
  await used.takeIds('time_pair_id', 3);
  await used.run(sql('create temporary table note (text text); analyze reason'));
  expect(await contentOf(used)).not.toEqual(expected);
  await used.close();
  await expect(used.run(sql('select 1'))).rejects.toThrow('closed');

  const again = await openReusedDatabase();
  expect(await contentOf(again)).toEqual(expected);
  expect(await again.run(sql("select current_setting('timezone') as zone"))).toEqual([
    { zone: 'UTC' },
  ]);
  expect(await again.takeIds('time_pair_id', 1)).toEqual([1]);
  await again.close();
});

test.each([
  'alter table reason add column remark text',
  'alter table reason drop constraint reason_code_key',
  'create function refuse() returns integer language sql return 1',
  'create index on reason (sequence)',
  "alter database postgres set timezone = 'Asia/Tokyo'",
])('an engine is not used again after %s', async (change) => {
  const used = await openReusedDatabase();
  const mark = 'select pg_postmaster_start_time()::text as started';
  const before = await used.run(sql(mark));
  await used.close();
  const same = await openReusedDatabase();
  expect(await same.run(sql(mark))).toEqual(before);
  await same.run(sql(change));
  await same.close();
  const other = await openReusedDatabase();
  expect(await other.run(sql(mark))).not.toEqual(before);
  await other.close();
});

import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { sql } from '../testing/sql.ts';
import { makeDataDirectory } from '../testing/testDatabase.ts';
import { claimInstallation } from '../database/installation.ts';
import { runLoad } from './runLoad.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await makeDataDirectory();
  folders.push(folder);
  return folder;
}

async function load(dataDirectory: string, ...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runLoad(
    args,
    { DATA_DIR: dataDirectory },
    {
      now: new Date('2026-11-20T12:00:00Z'),
      elapsed: () => 0,
      say: (line) => said.push(line),
      complain: (line) => complaints.push(line),
    },
  );
  return { code, said, complaints };
}

async function inspect<Result>(
  dataDirectory: string,
  look: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: null, dataDirectory });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

test('people with their history are added to the demo company, and no one twice', async () => {
  const folder = await newFolder();
  const first = await load(folder, '--employees', '2', '--months', '1');
  expect(first).toMatchObject({ code: 0, complaints: [] });
  expect(first.said.join('\n')).toMatch(/0 of 2 people.*\n[\d,]+ time pairs of 62 people/);

  await inspect(folder, async (database) => {
    const rows = await database.run(
      ...sql<{ code: string; pairs: number; days: number; open: number }>`
      select a.code, count(*) as pairs, count(distinct p.start_date) as days,
        count(*) filter (where clock_out is null) as open
      from time_pair p join assignment a on a.id = p.assignment_id
      where a.code like 'A-5%' group by a.code order by a.code`,
    );
    expect(rows.map(({ code }) => code)).toEqual(['A-500001', 'A-500002']);
    for (const { pairs, days, open } of rows) {
      expect(days).toBeGreaterThan(12);
      expect(pairs / days).toBeGreaterThan(1.7);
      expect(open).toBe(0);
    }
    const key = await readKey(recordKeyFile(folder));
    if (key === null) throw new Error('The load made no key.');
    expect((await verifyRecords(database, key)).findings).toEqual([]);
  });

  const again = await load(folder, '--employees', '2', '--months', '1');
  expect(again.said[0]).toBe(first.said[1]);
}, 60_000);

test('a database with real people is refused and stays as it is', async () => {
  const folder = await newFolder();
  await inspect(folder, (database) =>
    database.transaction((transaction) =>
      claimInstallation(transaction, { demo: false, now: new Date('2026-11-20T12:00:00Z') }),
    ),
  );
  const { code, complaints } = await load(folder, '--employees', '2');
  expect(code).toBe(1);
  expect(complaints.join()).toMatch(/holds a real company.*DATA_DIR/);
  const people = await inspect(folder, async (database) => {
    const rows = await database.run(...sql`select from employee`);
    return rows.length;
  });
  expect(people).toBe(0);
}, 60_000);

test('what cannot be loaded is answered with how to ask', async () => {
  const folder = await newFolder();
  for (const args of [['--employees', '0'], ['--months', '61'], ['--people', '3'], ['2000']]) {
    const { code, complaints } = await load(folder, ...args);
    expect([code, complaints.join()]).toEqual([1, expect.stringContaining('npm run demo:load')]);
  }
});

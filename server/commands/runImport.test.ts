import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '../database/embedded/lockDirectory.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { changedCompany } from '../testing/changedCompany.ts';
import { sql } from '../testing/sql.ts';
import { makeDataDirectory } from '../testing/testDatabase.ts';
import { runImport } from './runImport.ts';

let folder = '';
let location = { databaseUrl: null, dataDirectory: '' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'punctual-import-'));
  location = { databaseUrl: null, dataDirectory: await makeDataDirectory() };
});

afterAll(async () => {
  for (const made of [folder, location.dataDirectory])
    await rm(made, { recursive: true, force: true });
});

test('a file with errors is refused with the line and field of each', async () => {
  await write('bad.json', {
    'people.0.authorities': ['KING'],
    'people.1.username': 'MIA',
    'assignments.0.timeZone': 'Nowhere',
  });
  const { code, complaints } = await run('bad.json');
  expect(code).toBe(1);
  expect(complaints).toEqual([
    expect.stringMatching(/^bad\.json:\d+ people\.0\.authorities\.0: This must be one of /),
    expect.stringMatching(/^bad\.json:\d+ people\.1\.username: "mia" stands in the file already/),
    expect.stringMatching(/^bad\.json:\d+ assignments\.0\.timeZone: "Nowhere" is not /),
    'Nothing was imported: 3 errors.',
  ]);
});

test('a sound file is imported, and nothing secret is said', async () => {
  await write('good.json', {});
  const { code, said } = await run('good.json');
  expect(code).toBe(0);
  expect(said).toEqual(['Imported good.json: 2 people, 1 assignment, 1 new entry of history.']);
});

test('a data directory that a server holds is refused with a sentence', async () => {
  const lock = await lockDirectory(location.dataDirectory);
  lock.announce('http://localhost:4000');
  const { code, complaints } = await run('good.json');
  await lock.release();
  expect(code).toBe(1);
  expect(complaints).toEqual([
    expect.stringMatching(/^Another Punctual server .*http:\/\/localhost:4000.* stop it, /),
  ]);
});

describe('the demo company', () => {
  beforeAll(async () => {
    const database = await openDatabase(location);
    await database.run(...sql`update installation set demo = true`);
    await database.close();
  });

  test('is not mixed with a real one', async () => {
    const { code, complaints } = await run('good.json');
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching(/^The database holds the demo company: /)]);
  });
});

test('what is no file, no JSON or no setting is refused with a sentence', async () => {
  await writeFile(path.join(folder, 'broken.json'), '{\n  "people": [\n  "1" "2"]\n}');
  expect((await run('broken.json')).complaints).toEqual([
    'broken.json:3 Comma expected.',
    'Nothing was imported: the file is not sound JSON.',
  ]);
  expect((await run('nothing.json')).complaints).toEqual(['The file nothing.json cannot be read.']);
  expect((await run()).complaints).toEqual([expect.stringMatching(/^Usage: npm run import -- /)]);
  expect((await run('good.json', { DATABASE_URL: 'nonsense' })).complaints).toEqual([
    expect.stringMatching(/^DATABASE_URL must be /),
  ]);
});

async function write(name: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const text = JSON.stringify(changedCompany(changes), null, 2);
  await writeFile(path.join(folder, name), text);
}

async function run(name?: string, settings: Readonly<Record<string, string>> = {}) {
  const said: string[] = [];
  const complaints: string[] = [];
  const environment = { INIT_CWD: folder, DATA_DIR: location.dataDirectory, ...settings };
  const code = await runImport(name === undefined ? [] : [name], environment, {
    now: new Date('2026-03-02T08:00:00Z'),
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said, complaints };
}

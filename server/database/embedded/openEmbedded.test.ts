import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDataDirectory } from '../../testing/testDatabase.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { statement } from '../statement.ts';

const slow = statement<{ sum: number }>(
  'testSlow',
  'select sum(length(md5(g::text))) as sum from generate_series(1, 200000) g',
);

const large = statement<{ text: string }>('testLarge', "select repeat('x', 500000) as text");

let dataDirectory: string;
let database: Database;

beforeAll(async () => {
  // Longer than the address of a socket may be.
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-embedded-'));
  dataDirectory = path.join(folder, 'a-long-name-'.repeat(10));
  database = await openDatabase({ databaseUrl: null, dataDirectory });
});

afterAll(async () => {
  await database.close();
  await rm(path.dirname(dataDirectory), { recursive: true });
});

test('a second server on the same data directory is refused with a sentence', async () => {
  const second = openDatabase({ databaseUrl: null, dataDirectory });
  await expect(second).rejects.toThrow(
    `Another Punctual server (process ${process.pid}) uses the data directory ${dataDirectory}: ` +
      'stop it, or set DATA_DIR to another directory.',
  );
});

test('the refusal names the address of the first server once it listens', async () => {
  database.announce('http://localhost:4000');
  const second = openDatabase({ databaseUrl: null, dataDirectory });
  await expect(second).rejects.toThrow(`process ${process.pid} at http://localhost:4000`);
});

test('a server that is frozen is told of, and keeps its directory', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-frozen-'));
  const frozen = net.createServer();
  await once(frozen.listen(path.join(folder, 'server.lock')), 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const second = expect(openDatabase({ databaseUrl: null, dataDirectory: folder })).rejects;
  await once(frozen, 'connection');
  vi.advanceTimersByTime(3_000);
  await second.toThrow(`A Punctual server that does not answer holds the data directory ${folder}`);
  vi.useRealTimers();
  expect(frozen.listening).toBe(true);
  frozen.close();
  await rm(folder, { recursive: true, force: true });
});

test('a damaged database is refused with a sentence', async () => {
  const damaged = await makeDataDirectory();
  await writeFile(path.join(damaged, 'database/global/pg_control'), 'nothing that counts');
  await expect(openDatabase({ databaseUrl: null, dataDirectory: damaged })).rejects.toThrow(
    /^The database in [^()]* cannot be opened: it may be damaged/,
  );
  await rm(damaged, { recursive: true });
});

test('a data directory that is a file is refused with a sentence', async () => {
  const inFile = openDatabase({ databaseUrl: null, dataDirectory: import.meta.filename });
  await expect(inFile).rejects.toThrow(
    'DATA_DIR must be a directory that this server can write to',
  );
});

test('a slow query does not hold up the event loop', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await database.run(slow);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});

test('answers are not kept in memory', async () => {
  const before = process.memoryUsage.rss();
  for (let count = 0; count < 1_500; count += 1) await database.run(large);
  const grownMegabytes = (process.memoryUsage.rss() - before) / 1_000_000;
  expect(grownMegabytes).toBeLessThan(300);
});

test('upkeep leaves the database working', async () => {
  await database.maintain();
  await expect(database.ping()).resolves.toBeUndefined();
});

import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { startLine, type Line } from '../testing/startLine.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { connectPostgres } from './postgres.ts';
import { statement } from './statement.ts';

const one = statement<{ one: number }>('testOneOverLine', 'select 1 as one');
const half = statement<{ done: string }>('testHalfASecond', 'select pg_sleep(0.5)::text as done');
const long = statement<{ done: string }>('testLong', 'select pg_sleep(60)::text as done');
const farewell = statement<never>('testFarewell', 'select pg_terminate_backend(pg_backend_pid())');

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('Over a network that breaks (PostgreSQL)', () => {
  let line: Line;
  let database: Database;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    line = await startLine(postgresUrl ?? '');
    database = connect(await connectPostgres(line.url));
  });
  afterEach(async () => {
    await database.close();
    await line.close();
    vi.useRealTimers();
  });

  /** Lets the watch doubt what is asked at present; it looks over a connection of its own. */
  async function look(): Promise<void> {
    const looked = line.ended();
    await vi.advanceTimersByTimeAsync(3_000);
    await looked;
  }

  /** The watch looks again and again until the work has ended. */
  async function hasten(work: Promise<unknown>): Promise<void> {
    let hasEnded = false;
    const end = work.then(
      () => (hasEnded = true),
      () => (hasEnded = true),
    );
    while (!hasEnded) await Promise.race([end, look()]);
  }

  test('a query whose connection is cut fails as unavailable, and the next one works', async () => {
    const cut = Promise.allSettled([
      database.run(long),
      database.transaction((transaction) => transaction.run(long)),
    ]);
    await database.run(half);
    line.cut();
    for (const attempt of await cut) {
      expect(attempt).toMatchObject({ reason: expect.any(DatabaseUnavailable) });
    }
    expect(await database.run(one)).toEqual([{ one: 1 }]);
  });

  test('a connection that PostgreSQL ends is replaced', async () => {
    await expect(database.run(farewell)).rejects.toThrow(DatabaseUnavailable);
    expect(await database.run(one)).toEqual([{ one: 1 }]);
  });

  test('connections that died without a word are found out and replaced', async () => {
    await Promise.all(Array.from({ length: 4 }, () => database.run(half)));
    line.forget();
    const stuck = database.run(one);
    await hasten(stuck);
    await expect(stuck).rejects.toThrow(DatabaseUnavailable);
    expect(await database.run(one)).toEqual([{ one: 1 }]);
  });

  test('a query that only takes long is waited for', async () => {
    await database.run(one);
    const slow = database.run(half);
    await look();
    expect(await slow).toHaveLength(1);
  });

  test('where nobody answers, calls fail, and work again once somebody does', async () => {
    await database.run(one);
    line.silence();
    const stuck = database.run(one);
    const asked = expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await hasten(stuck);
    await asked;
    await expect(stuck).rejects.toThrow(DatabaseUnavailable);
    line.mend();
    expect(await database.run(one)).toEqual([{ one: 1 }]);
  });
});

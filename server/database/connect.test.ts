import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openSilentDatabase } from '../testing/openSilentDatabase.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { statement, type Runner } from './statement.ts';

const one = statement<{ one: number }>('testOne', 'select 1 as one');

describeOnMemory('Without a free connection to the database', (server) => {
  let database: Database;
  beforeAll(async () => {
    database = await openSilentDatabase();
  });
  afterAll(() => database.close());

  test('reading, writing and taking ids are given up, and nothing was done', async () => {
    const attempts = await Promise.allSettled([
      database.run(one),
      database.run(one),
      database.transaction((transaction) => transaction.run(one)),
      database.takeIds('time_pair_id', 1),
    ]);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({
        status: 'rejected',
        reason: expect.any(DatabaseUnavailable),
      });
    }
  });

  test('whoever calls is told to come again soon', async () => {
    vi.spyOn(server.database, 'run').mockImplementation((asked, values) =>
      database.run(asked, values),
    );
    const headers = { cookie: `access-token=${'a'.repeat(43)}` };
    const answer = await server.app.inject({ method: 'GET', url: '/api/session', headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    vi.restoreAllMocks();
  });
});

describeOnMemory('While others use all connections', (server) => {
  test('what one of them is answered is a sign of life, and without one the database is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { database } = server;
    const begun = Promise.withResolvers<Runner>();
    const end = Promise.withResolvers<void>();
    const work = database.transaction(async (transaction) => {
      begun.resolve(transaction);
      await end.promise;
    });
    const other = await begun.promise;

    const answered = expect(database.ping()).resolves.toBeUndefined();
    await other.run(one);
    await vi.advanceTimersByTimeAsync(1_500);
    await answered;

    const silent = expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    await vi.advanceTimersByTimeAsync(1_500);
    await silent;
    end.resolve();
    await work;
  });
});

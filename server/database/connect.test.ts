import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSilentDatabase } from '../testing/openSilentDatabase.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import { statement } from './statement.ts';

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

import { expect, test, vi } from 'vitest';
import { sql } from '../testing/sql.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { statement } from './statement.ts';

const values = statement<Record<string, unknown>>(
  'testValues',
  `select 9007199254740991::bigint as id, '2024-02-29T10:00:00.5+02:00'::timestamptz(3) as at,
     date '2024-02-29' as day, array[1, 2]::bigint[] as ids, array[date '2024-02-29'] as days,
     array['2024-02-29T10:00:00Z'::timestamptz] as instants, '{"a": [1]}'::jsonb as json,
     null::bigint as nothing, instant_text('2024-02-29T10:00:00.5Z') as text`,
);
const echo = statement<
  { at: string; ids: number[]; json: unknown },
  { at: Date; ids: readonly number[]; json: string }
>('testEcho', 'select $at::timestamptz(3) as at, $ids::bigint[] as ids, $json::jsonb as json');
const add = statement<never>(
  'testAddInstallation',
  "insert into installation values (1, true, '2026-01-01')",
);
const count = statement<{ count: number }>(
  'testCountInstallations',
  'select count(*) from installation',
);

describeOnBothDatabases('The database', (server) => {
  test('reads values alike whatever it runs on', async () => {
    expect((await server.database.run(values))[0]).toEqual({
      id: 9_007_199_254_740_991,
      at: '2024-02-29T08:00:00.500Z',
      day: '2024-02-29',
      ids: [1, 2],
      days: ['2024-02-29'],
      instants: ['2024-02-29T10:00:00.000Z'],
      json: { a: [1] },
      nothing: null,
      text: '2024-02-29T10:00:00.500Z',
    });
  });

  test('takes instants, lists and json as values', async () => {
    const at = new Date('2026-03-29T01:30:00.123Z');
    const json = JSON.stringify([{ a: 1 }]);
    const [row] = await server.database.run(echo, { at, ids: [1, 2], json });
    expect(row).toEqual({ at: at.toISOString(), ids: [1, 2], json: [{ a: 1 }] });
  });

  test('hands out ids in ascending order and never twice', async () => {
    const { database } = server;
    await database.run(...sql`create sequence test_id maxvalue 9007199254740991`);
    const taken = await Promise.all([150, 3, 500, 1].map((n) => database.takeIds('test_id', n)));
    const ids = taken.flat();
    expect(new Set(ids).size).toBe(654);
    for (const part of taken) expect(part).toEqual(part.toSorted((a, b) => a - b));
  });

  test('uses few ids more than are taken, however many take one at once', async () => {
    const { database } = server;
    await database.run(...sql`create sequence test_shared_id`);
    const taken = await Promise.all(
      Array.from({ length: 1000 }, () => database.takeIds('test_shared_id', 1)),
    );
    expect(new Set(taken.flat()).size).toBe(1000);
    const rows = await database.run(
      ...sql<{
        last: number;
      }>`select last_value as last from test_shared_id`,
    );
    expect(rows[0]?.last).toBeLessThanOrEqual(1200);
  });

  test('hands out ids inside a transaction, and does not take them back', async () => {
    const { database } = server;
    await database.run(...sql`create sequence test_inner_id`);
    const inside = database.transaction(async () => {
      const ids = await database.takeIds('test_inner_id', 2);
      throw new Error(ids.join());
    });
    await expect(inside).rejects.toThrow('1,2');
    expect(await database.takeIds('test_inner_id', 1)).not.toContain(1);
  });

  test('undoes a transaction that fails', async () => {
    const { database } = server;
    const failing = database.transaction(async (transaction) => {
      await transaction.run(add);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.run(count))[0]?.count).toBe(0);
  });

  test('takes statements of a transaction that are asked for at once one after the other', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const { database } = server;
    const rows = await database.transaction((transaction) =>
      Promise.all([
        transaction.run(count),
        database.takeIds('time_pair_id', 1),
        transaction.run(count),
      ]),
    );
    expect(rows.flat()).toHaveLength(3);
    const failing = database.transaction((transaction) =>
      Promise.all([Promise.reject(new Error('no')), transaction.run(add), transaction.run(count)]),
    );
    await expect(failing).rejects.toThrow('no');
    expect((await database.run(count))[0]?.count).toBe(0);
    expect(warned).not.toHaveBeenCalled();
  });

  test('refuses to be used past the transaction that is open', async () => {
    const { database } = server;
    const outside = database.transaction(async () => {
      await database.run(count);
    });
    await expect(outside).rejects.toThrow('Inside a transaction');
    const another = database.transaction(() => database.transaction(() => Promise.resolve()));
    await expect(another).rejects.toThrow('Inside a transaction');
  });

  test('tells which constraint was broken', async () => {
    const broken = server.database.run(...sql`insert into installation values (2, true, now())`);
    await expect(broken).rejects.toMatchObject({
      code: '23514',
      constraint: 'installation_id_check',
    });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryEngine } from '../../testing/testDatabase.ts';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import { statement } from '../statement.ts';
import type { Engine } from './startEngine.ts';

const count = statement<{ count: number }>(
  'testCountAfterFault',
  'select count(*) from installation',
);
const readPrepared = statement<{ name: string }>(
  'testReadPrepared',
  'select name from pg_prepared_statements order by name',
);

let engine: Engine;
let database: Database;

beforeAll(async () => {
  engine = await openMemoryEngine();
  database = connect({
    ...engine,
    announce: () => undefined,
    maintenance: () => Promise.resolve(['vacuum no_such_table']),
  });
});

afterAll(() => database.close());

test('upkeep that fails leaves the connection, and statements work on', async () => {
  await database.run(count);
  await expect(database.maintain()).rejects.toThrow('no_such_table');
  expect(await database.run(count)).toEqual([{ count: 0 }]);
  const kept = await database.run(readPrepared);
  expect(kept).toContainEqual({ name: 'testCountAfterFault' });
});

test('a connection that is dropped leaves nothing to the next one', async () => {
  await database.run(count);
  const client = await engine.pool.connect();
  await client.query('begin');
  await client.query('delete from installation');
  client.release(true);
  expect(await database.run(count)).toEqual([{ count: 0 }]);
  const written = database.transaction((transaction) => transaction.run(count));
  expect(await written).toEqual([{ count: 0 }]);
});

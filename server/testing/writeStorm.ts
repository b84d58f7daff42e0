import { openDatabase } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';

// Writes numbered rows as fast as it can and prints each number once it is committed, until it is
// killed: the other half of `database/embedded/kill.test.ts`.
const [dataDirectory = '', from = '0'] = process.argv.slice(2);
const create = statement<never>(
  'stormTable',
  'create table if not exists storm (id bigint primary key, at timestamptz not null)',
);
const add = statement<{ id: number }, { id: number; now: Date }>(
  'stormAdd',
  'insert into storm values ($id, $now) on conflict do nothing returning id',
);

const database = await openDatabase({ databaseUrl: null, dataDirectory });
await database.run(create);
let next = Number(from);
await Promise.all(Array.from({ length: 16 }, write));

async function write(): Promise<void> {
  for (;;) {
    const id = next++;
    await database.run(add, { id, now: new Date() });
    process.stdout.write(`${id}\n`);
  }
}

import pg from 'pg';
import { keptByProcess } from 'shared-contracts/testing/keptByProcess.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import type { Engine } from '../database/embedded/startEngine.ts';
import { openMemoryEngine } from './testDatabase.ts';

/** An engine, the structure of its new database, and the SQL that restores it. */
interface Reused {
  readonly engine: Engine;
  readonly structure: string;
  readonly reset: string;
}

/** Engines of this process that are not in use. */
const free = keptByProcess<Reused[]>(
  'reusedEngines',
  () => [],
  (value) => Array.isArray(value),
);

/**
 * A database in memory like that of `openMemoryDatabase`, on an engine that an earlier test has
 * closed if there is one: emptying it takes a tenth of the time of starting another. Only for
 * vitest, since the engines end with the process.
 */
export async function openReusedDatabase(): Promise<Database> {
  const reused = (await takeFree()) ?? (await startReused());
  const { engine } = reused;
  let isOpen = true;
  const database = connect({
    ...engine,
    take: async () => {
      if (!isOpen) throw new Error('The database of this test is closed.');
      return engine.take();
    },
    announce: () => undefined,
  });
  return {
    ...database,
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      free.push(reused);
    },
  };
}

async function takeFree(): Promise<Reused | null> {
  const reused = free.pop();
  if (reused === undefined) return null;
  const { engine, structure, reset } = reused;
  const client = await engine.pool.connect();
  await client.query('discard all');
  const isSame = (await readStructure(client)) === structure;
  if (isSame) for (const sql of [reset, 'checkpoint']) await client.query(sql);
  // The next connection gets its own session.
  client.release(true);
  if (isSame) return reused;
  await engine.pool.end();
  await engine.close();
  return takeFree();
}

async function startReused(): Promise<Reused> {
  const engine = await openMemoryEngine();
  const client = await engine.pool.connect();
  const structure = await readStructure(client);
  const reset = await resetOf(client);
  client.release();
  return { engine, structure, reset };
}

/** A digest of all tables, types, functions, triggers, roles and settings. */
async function readStructure(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(
    `select md5(string_agg(part, ' ' order by part)) as digest from (
       select row(oid, relname, relkind, relnamespace, reloptions)::text as part
         from pg_class where oid >= 16384 and relkind <> 't'
       union all select t::text from pg_attribute t where attrelid >= 16384
       union all select t::text from pg_attrdef t
       union all select t::text from pg_index t where indexrelid >= 16384
       union all select t::text from pg_constraint t where oid >= 16384
       union all select t::text from pg_trigger t
       union all select t::text from pg_type t where oid >= 16384
       union all select t::text from pg_proc t where oid >= 16384
       union all select t::text from pg_sequence t
       union all select t::text from pg_rewrite t where oid >= 16384
       union all select t::text from pg_extension t
       union all select t::text from pg_namespace t where nspname !~ '^pg_(toast_)?temp_'
       union all select t::text from pg_authid t
       union all select t::text from pg_db_role_setting t
       union all select datname from pg_database
     ) parts`,
  );
  return rows[0]?.digest ?? '';
}

/** SQL that restores the current rows of the tables and the positions of the sequences. */
async function resetOf(client: pg.PoolClient): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where oid >= 16384 and relkind = 'r'",
  );
  const fills: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ kept: string | null }>(
      `select json_agg(kept)::text as kept from ${name} kept`,
    );
    const kept = rows[0]?.kept ?? null;
    if (kept === null) continue;
    const values = `json_populate_recordset(null::${name}, ${pg.escapeLiteral(kept)})`;
    fills.push(`insert into ${name} overriding system value select * from ${values}`);
  }
  const { rows: sequences } = await client.query<{ sql: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value is not null) as sql from pg_sequences`,
  );
  return [
    // Disables triggers and references.
    'set session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...fills,
    ...sequences.map(({ sql }) => sql),
    'delete from pg_statistic where starelid >= 16384',
    'reset session_replication_role',
  ].join(';\n');
}

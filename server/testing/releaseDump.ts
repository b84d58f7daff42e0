import { readdir } from 'node:fs/promises';
import { migrationsFolder } from '../database/migrate.ts';
import { composed, type Runner } from '../database/statement.ts';
import { sql } from './sql.ts';

/**
 * Tables whose rows the migrations and the next server write themselves, and one with a JSON null,
 * which would be read back as SQL null.
 */
const leftOut = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'access_token',
  'record_key',
  'feature_change',
]);

interface Table {
  readonly name: string;
  /** The quoted columns that a row is written with; without generated ones. */
  readonly columns: string;
  readonly has_id: boolean;
}

/**
 * All rows of a database as SQL for a database with the same migrations, with their names and the
 * key of its records in the comments above: the content of `database/releases/`.
 */
export async function releaseDump(database: Runner, name: string, key: Buffer): Promise<string> {
  const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'));
  const tables = await database.run(
    ...sql<Table>`
    select table_name as name, (select string_agg(quote_ident(column_name), ', ' order by ordinal_position)
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.table_name and is_generated = 'NEVER'
    ) as columns, pg_get_serial_sequence(quote_ident(table_name), (
      select column_name from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'id'
    )) is not null as has_id
    from information_schema.tables t
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const kept = tables.filter((table) => !leftOut.has(table.name));
  const rows = await Promise.all(kept.map((table) => statementsOf(database, table)));
  return [
    `-- A small company with time as release ${name} left it; read by server/database/upgrades.test.ts.`,
    `-- key: ${key.toString('hex')}`,
    ...migrations.toSorted().map((file) => `-- migration: ${file.slice(0, -'.sql'.length)}`),
    'set session_replication_role = replica;',
    ...rows.flat(),
    'set session_replication_role = default;',
    '',
  ].join('\n');
}

async function statementsOf(
  database: Runner,
  { name, columns, has_id: hasId }: Table,
): Promise<string[]> {
  const rows = await database.run(
    composed<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by to_jsonb(t)::text`,
    ),
  );
  const table = `"${name}"`;
  return [
    `delete from ${table};`,
    ...rows.map(
      ({ row }) =>
        `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, $r$${row}$r$);`,
    ),
    ...(hasId && rows.length > 0
      ? [`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`]
      : []),
  ];
}

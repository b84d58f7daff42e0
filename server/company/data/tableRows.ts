import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Row = object;

/**
 * Inserts rows, all with the same columns, in one statement; where the key exists already, the row
 * is updated if it differs. Columns that are not given keep their value, or get their default.
 */
export async function upsertRows(
  transaction: Transaction<Tables>,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  { keep = [] }: { readonly keep?: readonly string[] } = {},
): Promise<void> {
  const columns = columnsOf(rows);
  const changing = columns.filter((column) => !key.includes(column) && !keep.includes(column));
  const own = sql.join(changing.map((column) => sql`${sql.ref(`${table}.${column}`)}`));
  const given = sql.join(changing.map((column) => sql`${sql.ref(`excluded.${column}`)}`));
  const set = changing.map((column) => sql`${sql.id(column)} = ${sql.ref(`excluded.${column}`)}`);
  const action =
    changing.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(set)} where (${own}) is distinct from (${given})`;
  if (rows.length === 0) return;
  await sql`${insert(table, columns, rows)} on conflict (${names(key)}) do ${action}`.execute(
    transaction,
  );
}

/** Inserts rows that cannot be there yet. */
export async function insertRows(
  transaction: Transaction<Tables>,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await insert(table, columnsOf(rows), rows).execute(transaction);
}

/**
 * What belongs to the owners becomes exactly the given rows: others are removed, equal ones stay as
 * they are.
 */
export async function replaceRows(
  transaction: Transaction<Tables>,
  table: string,
  owner: string,
  owners: readonly number[],
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const full = [owner, ...key];
  const kept = sql`select ${names(full)} from ${records(table, rows)}`;
  await sql`delete from ${sql.table(table)}
    where ${sql.id(owner)} = any(${[...owners]}::bigint[])
      and (${names(full)}) not in (${kept})`.execute(transaction);
  await upsertRows(transaction, table, full, rows);
}

/** Ids of a table's rows by their code. */
export async function idsByCode(
  transaction: Transaction<Tables>,
  table: string,
  column = 'code',
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select ${sql.id(column)} as code, id from ${sql.table(table)}
    where ${sql.id(column)} is not null`.execute(transaction);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The id of a code that the checks have found to be there. */
export function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The code ${code} was checked, but is not there.`);
  return id;
}

/** The same, null for no code. */
export function idOrNull(
  ids: ReadonlyMap<string, number>,
  code: string | undefined,
): number | null {
  return code === undefined ? null : idOf(ids, code);
}

function insert(table: string, columns: readonly string[], rows: readonly Row[]) {
  return sql`insert into ${sql.table(table)} (${names(columns)})
    select ${names(columns)} from ${records(table, rows)}`;
}

function records(table: string, rows: readonly Row[]) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

function names(columns: readonly string[]) {
  return sql.join(columns.map((column) => sql.id(column)));
}

function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {});
}

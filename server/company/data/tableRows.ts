import { composed, type Runner } from '../../database/statement.ts';

type Row = object;

interface Records {
  readonly records: string;
}

/**
 * Inserts rows, all with the same columns, in one statement; updates a row whose key exists if it
 * differs. Omitted columns keep their value, or get their default.
 */
export async function upsertRows(
  transaction: Runner,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  { keep = [] }: { readonly keep?: readonly string[] } = {},
): Promise<void> {
  const columns = columnsOf(rows);
  const changing = columns.filter((column) => !key.includes(column) && !keep.includes(column));
  const own = names(changing, `"${table}".`);
  const incoming = names(changing, 'excluded.');
  const set = changing.map((column) => `"${column}" = excluded."${column}"`).join();
  const action =
    changing.length === 0
      ? 'nothing'
      : `update set ${set} where (${own}) is distinct from (${incoming})`;
  if (rows.length === 0) return;
  const insert = `${insertInto(table, columns)} on conflict (${names(key)}) do ${action}`;
  await transaction.run(composed<never, Records>(insert), recordsOf(rows));
}

/** Inserts rows that cannot exist yet. */
export async function insertRows(
  transaction: Runner,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const insert = composed<never, Records>(insertInto(table, columnsOf(rows)));
  await transaction.run(insert, recordsOf(rows));
}

/** Replaces the owners' rows by these: removes others, leaves equal ones alone. */
export async function replaceRows(
  transaction: Runner,
  table: string,
  owner: string,
  owners: readonly number[],
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const full = [owner, ...key];
  const remove = `delete from "${table}" where "${owner}" = any($owners::bigint[])
    and (${names(full)}) not in (select ${names(full)} from ${records(table)})`;
  const removing = composed<never, Records & { owners: readonly number[] }>(remove);
  await transaction.run(removing, { ...recordsOf(rows), owners });
  await upsertRows(transaction, table, full, rows);
}

/** Ids of a table's rows by their code. */
export async function idsByCode(
  transaction: Runner,
  table: string,
  column = 'code',
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.run(
    composed<{ code: string; id: number }>(
      `select "${column}" as code, id from "${table}" where "${column}" is not null`,
    ),
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The id of a code that the checks have already found. */
export function idOf<Id>(ids: ReadonlyMap<string, Id>, code: string): Id {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The code ${code} was validated, but is missing.`);
  return id;
}

/** The same, null for no code. */
export function idOrNull(
  ids: ReadonlyMap<string, number>,
  code: string | undefined,
): number | null {
  return code === undefined ? null : idOf(ids, code);
}

function insertInto(table: string, columns: readonly string[]): string {
  return `insert into "${table}" (${names(columns)}) select ${names(columns)} from ${records(table)}`;
}

/** The rows passed as `records`. */
function records(table: string): string {
  return `jsonb_populate_recordset(null::"${table}", $records::jsonb)`;
}

function recordsOf(rows: readonly Row[]): Records {
  return { records: JSON.stringify(rows) };
}

function names(columns: readonly string[], of = ''): string {
  return columns.map((column) => `${of}"${column}"`).join();
}

function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {});
}

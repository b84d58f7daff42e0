import type { Instant } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import { composed, type Runner } from '../../database/statement.ts';
import type { Json } from '../../records/rules/canonicalJson.ts';
import { actsOnly, personTables } from '../rules/personTables.ts';

type Row = { readonly [column: string]: Json };

/** Everything that the database holds about a person. */
export interface PersonExport {
  readonly format: 'punctual-person-1';
  readonly employeeId: number;
  readonly exportedAt: Instant;
  /** Rows about the person by table, with all columns but the withheld ones. */
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** Withheld columns by table: credentials, and data about others. */
  readonly withheld: Readonly<Record<string, readonly string[]>>;
  /** Number of rows about others that name the person as their actor, by table and column. */
  readonly acts: Readonly<Record<string, number>>;
}

/** Reads everything about a person at one moment; null if there is no such person. */
export async function exportPerson(
  database: Database,
  employeeId: number,
  now: Date,
): Promise<PersonExport | null> {
  return database.transaction(async (transaction) => {
    await transaction.run(readOneMoment);
    const tables: Record<string, readonly Row[]> = {};
    for (const [table, { of, without = [] }] of Object.entries(personTables)) {
      tables[table] = await rowsOf(transaction, table, of, without, employeeId);
    }
    if (tables['employee']?.length === 0) return null;
    const acts: Record<string, number> = {};
    for (const [table, column, of] of actColumns()) {
      const count = await countActs(transaction, table, column, of, employeeId);
      if (count > 0) acts[`${table}.${column}`] = count;
    }
    const withheld = Object.fromEntries(
      Object.entries(personTables).flatMap(([table, { without }]) =>
        without === undefined ? [] : [[table, without]],
      ),
    );
    const exportedAt = now.toISOString();
    return { format: 'punctual-person-1', employeeId, exportedAt, tables, withheld, acts };
  });
}

async function rowsOf(
  transaction: Runner,
  table: string,
  of: string,
  without: readonly string[],
  employeeId: number,
): Promise<Row[]> {
  const sql = `select to_jsonb(found) - $without::text[] as row from ${table} found where ${of}`;
  const rows = await transaction.run(
    composed<{ row: Row }, { employeeId: number; without: readonly string[] }>(sql),
    { employeeId, without },
  );
  return rows.map(({ row }) => row);
}

function actColumns(): [table: string, column: string, of: string | null][] {
  return [
    ...Object.entries(personTables).flatMap(([table, { of, acts = [] }]) =>
      acts.map((column): [string, string, string] => [table, column, of]),
    ),
    ...Object.entries(actsOnly).flatMap(([table, columns]) =>
      columns.map((column): [string, string, null] => [table, column, null]),
    ),
  ];
}

async function countActs(
  transaction: Runner,
  table: string,
  column: string,
  of: string | null,
  employeeId: number,
): Promise<number> {
  const kind = column === 'actor_id' ? `and actor_kind = 'employee'` : '';
  const others = of === null ? '' : `and not (${of})`;
  const sql = `select count(*) as count from ${table} where ${column} = $employeeId ${kind} ${others}`;
  const [row] = await transaction.run(composed<{ count: number }, { employeeId: number }>(sql), {
    employeeId,
  });
  return row?.count ?? 0;
}

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { candidatesStatement } from '../approvals/data/candidates.ts';
import {
  peopleStatement,
  readApprovalEntries,
  readPersonTotals,
  type ApprovalsQuery,
} from '../approvals/data/approvalGroups.ts';
import { readDeclaredRows, type DeclaredRow } from './declaredRows.ts';
import { describeStatement, type DescribedColumn } from './describeStatement.ts';
import { createPostgresDatabase, openMemoryEngine } from './testDatabase.ts';
import { countScimUsers, listScimUsers } from '../scim/data/scimUsers.ts';
import { readSecurityEvents } from '../security/data/readSecurityEvents.ts';
import { findPlannedRows } from '../planning/data/plannedRows.ts';
import { findSubordinates } from '../manager-clocking/data/findSubordinates.ts';
import { readPeople } from '../reports/data/reportPeople.ts';
import { summariesStatement } from '../time-entries/data/shiftSummaries.ts';
import { forgetFirst } from '../retention/data/forgetEvents.ts';
import { forgetRows } from '../retention/data/forgetRows.ts';
import { connect, type Connection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { connectPostgres } from '../database/postgres.ts';
import {
  declaredStatements,
  type AnyStatement,
  type Given,
  type Runner,
  type Statement,
} from '../database/statement.ts';
import { valueTypes } from '../database/valueTypes.ts';

type Client = Awaited<ReturnType<Connection['take']>>;

const rows = readDeclaredRows();

/** Columns that may hold null, and not where their statement finds them. */
const neverNull: ReadonlySet<string> = new Set([
  'endSessionsWithoutLogIn.employee_id',
  'findFinishedReport.size',
  'findReportToMail.size',
  'readKnownShifts.shift_key',
  'readToldOnce.once_key',
  'removeTokensOf.employee_id',
]);

const spans = [{ assignmentId: 1, first: '2026-03-01', last: '2026-03-02' }];
const query: ApprovalsQuery = { spans, filter: { statuses: [] }, search: '', order: 'lastName' };
const paging = { page: 0, pageSize: 10 };

/** The last statement that `ask` runs. */
async function runBy(ask: (database: Runner) => Promise<unknown>): Promise<AnyStatement> {
  const statements: AnyStatement[] = [];
  await ask({
    run: <Row, Values>(statement: Statement<Row, Values>, ..._values: Given<Values>) => {
      statements.push(statement);
      return Promise.resolve<Row[]>([]);
    },
  });
  const last = statements.at(-1);
  if (last === undefined) throw new Error('Something is run.');
  return last;
}

/** One of what each function composes. */
const composedStatements: Readonly<Record<string, Promise<AnyStatement>>> = {
  candidatesStatement: Promise.resolve(candidatesStatement(query).statement),
  findPlannedRows: runBy((database) =>
    findPlannedRows(
      database,
      [],
      { startDate: '2026-03-01', endDate: '2026-03-02', page: 0, pageSize: 1 },
      'lastName',
      new Date(0),
    ),
  ),
  forgetFirst: Promise.resolve(forgetFirst({ chain: 'OK' }, 'at < $1')),
  forgetRows: runBy((database) =>
    forgetRows(database, { table: 'notification', past: 'created_at < $1' }, new Date(0), 1),
  ),
  findSubordinates: runBy((database) => findSubordinates(database, [1], paging, 'lastName')),
  peopleStatement: Promise.resolve(peopleStatement(query, paging).statement),
  readApprovalEntries: runBy((database) => readApprovalEntries(database, query, paging)),
  readPeople: Promise.resolve(readPeople('lastName')),
  readPersonTotals: runBy((database) => readPersonTotals(database, query)),
  countScimUsers: Promise.resolve(countScimUsers({ userName: 'mia' }).statement),
  listScimUsers: Promise.resolve(listScimUsers({ id: '1', hasEmail: true }).statement),
  readSecurityEvents: Promise.resolve(
    readSecurityEvents({ event: true, outcome: 'OK', person: true }),
  ),
  summariesStatement: Promise.resolve(
    summariesStatement({
      spans,
      filter: { statuses: [] },
      sortBy: 'startDate',
      sortDirection: 'ascending',
      ...paging,
    }).statement,
  ),
};

/** Not reached here: those of imports, exports, removals and erasure, which tests run, and one that yields nothing. */
const unreached = [
  ...['countActs', 'erasePerson', 'fetchLines', 'idsByCode', 'idsOf', 'insertRows'],
  ...['readExisting', 'readReferrals', 'readTraces', 'remove'],
  ...['replaceRows', 'rowsOf', 'savingOf', 'upsertRows'],
];

/** A value of each type as the databases write it; what it arrives as is asked of `valueTypes`. */
const samples: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: String.raw`\x00`,
  date: '2026-03-01',
  float8: '0.5',
  int2: '1',
  int4: '1',
  int8: '1',
  json: '{}',
  jsonb: '{}',
  name: 'a',
  numeric: '1.5',
  text: 'a',
  timestamptz: '2026-03-01 10:00:00+00',
  uuid: '4f9c3c5e-6a51-4c5f-9d57-0f5b9c2f1f0e',
  varchar: 'a',
  _date: '{2026-03-01}',
  _int4: '{1}',
  _int8: '{1}',
  _text: '{a}',
};

/** What a parameter of the type takes, in JavaScript. */
function takenAs(type: string): readonly string[] {
  if (type.startsWith('_')) return takenAs(type.slice(1)).map((element) => `${element}[]`);
  if (type === 'bytea') return ['Buffer', 'Uint8Array'];
  if (type === 'bool') return ['boolean'];
  if (/^(?:int|float|numeric)/.test(type)) return ['number'];
  return type === 'timestamptz' || type === 'date' ? ['string', 'Date'] : ['string'];
}

interface Catalogue {
  readonly typeNames: ReadonlyMap<number, string>;
  /** `table.column` of columns that may hold null, with the names of all others. */
  readonly columns: ReadonlyMap<string, { readonly name: string; readonly isNullable: boolean }>;
}

async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::integer, typname as name from pg_type',
  );
  const columns = await client.query<{ key: string; name: string; isNullable: boolean }>(
    `select attrelid::bigint || ' ' || attnum as key,
       attrelid::regclass || '.' || attname as name, not attnotnull as "isNullable"
     from pg_attribute where attnum > 0 and not attisdropped`,
  );
  return {
    typeNames: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    columns: new Map(columns.rows.map(({ key, ...column }) => [key, column])),
  };
}

/** What a value of the column arrives as: 'number', 'string[]', 'Buffer', or 'json' for any of it. */
function arrivesAs({ dataTypeID }: DescribedColumn, { typeNames }: Catalogue): string {
  const type = typeNames.get(dataTypeID) ?? '';
  if (type === 'json' || type === 'jsonb') return 'json';
  const sample = samples[type];
  if (sample === undefined) return `a value of the type ${type}`;
  const value: unknown = valueTypes.getTypeParser(dataTypeID, 'text')(sample);
  if (Buffer.isBuffer(value)) return 'Buffer';
  return Array.isArray(value) ? `${typeof value[0]}[]` : typeof value;
}

/** In which way the declared row differs from what the statement yields. */
function differences(
  statement: string,
  declared: DeclaredRow,
  columns: readonly DescribedColumn[],
  catalogue: Catalogue,
): string[] {
  if (declared === null) return columns.map(({ name }) => `${statement}: yields ${name}`);
  const yielded = new Set(columns.map(({ name }) => name));
  return [
    ...[...declared.keys()]
      .filter((name) => !yielded.has(name))
      .map((name) => `${statement}: ${name} is not yielded`),
    ...columns.flatMap((column) => {
      const row = declared.get(column.name);
      const name = `${statement}.${column.name}`;
      if (row === undefined) return `${name} is not declared`;
      const kind = arrivesAs(column, catalogue);
      const fits =
        kind === 'json' || [...row.kinds].every((one) => one === kind || one === 'unknown');
      const origin = catalogue.columns.get(`${column.tableID} ${column.columnID}`);
      return [
        ...(fits ? [] : [`${name} is ${[...row.kinds].join('|')}, arrives as ${kind}`]),
        ...(origin?.isNullable === true && !row.isNullable && !neverNull.has(name)
          ? [`${name} may be null as ${origin.name}`]
          : []),
      ];
    }),
  ];
}

const postgresUrl = inject('postgresUrl');
const databases = [
  {
    kind: 'PGlite',
    open: async () => {
      const { pool, close } = await openMemoryEngine();
      return { pool, close };
    },
  },
  ...(postgresUrl === null
    ? []
    : [
        {
          kind: 'PostgreSQL',
          open: async () => {
            const { url, drop } = await createPostgresDatabase(postgresUrl);
            const connection = await connectPostgres(url);
            await migrate(connect(connection));
            const close = async () => {
              await connection.pool.end();
              await connection.close();
              await drop();
            };
            return { pool: connection.pool, close };
          },
        },
      ]),
];

test('a row has either the names of columns or those of the contract', () => {
  const all = [...rows.statements].map(([name, { row }]) => [name, row] as const);
  const mixed = [...all, ...rows.composed].filter(([, row]) => {
    const names = [...(row?.keys() ?? [])];
    return names.some((name) => name.includes('_')) && names.some((name) => /[A-Z]/.test(name));
  });
  expect(mixed.map(([name]) => name)).toEqual([]);
});

describe.each(databases)('On $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let client: Client;
  let catalogue: Catalogue;
  beforeAll(async () => {
    await Promise.all(rows.files.map((file) => import(file)));
    opened = await open();
    client = await opened.pool.connect();
    catalogue = await readCatalogue(client);
  }, 60_000);
  afterAll(async () => {
    client.release();
    await opened.close();
  });

  test('every declared statement yields the rows of its type', async () => {
    const wrong: string[] = [];
    for (const [name, { row }] of rows.statements) {
      const sql = declaredStatements.get(name)?.sql ?? '';
      const { columns } = await describeStatement(client, sql);
      wrong.push(...differences(name, row, columns, catalogue));
    }
    expect(rows.statements.size).toBeGreaterThan(190);
    expect(wrong.join('\n')).toBe('');
  });

  test('every declared statement takes the values of its type', async () => {
    const wrong: string[] = [];
    for (const [name, { values }] of rows.statements) {
      const { sql, parameters } = declaredStatements.get(name) ?? { sql: '', parameters: [] };
      if (values === null && parameters.length === 0) continue;
      const described = await describeStatement(client, sql);
      wrong.push(...misfits(name, values ?? new Map(), parameters, described.parameters));
    }
    expect(wrong.join('\n')).toBe('');

    function misfits(
      statement: string,
      declared: NonNullable<DeclaredRow>,
      names: readonly string[],
      oids: readonly number[],
    ): string[] {
      const unused = [...declared.keys()].filter((name) => !names.includes(name));
      return [
        ...unused.map((name) => `${statement}: ${name} is not used`),
        ...names.flatMap((name, index) => {
          const type = catalogue.typeNames.get(oids[index] ?? 0) ?? '';
          const kinds = [...(declared.get(name)?.kinds ?? ['undeclared'])];
          const taken = takenAs(type);
          const others = kinds.filter((kind) => !taken.includes(kind));
          return others.map((kind) => `${statement}.${name} is ${kind}, taken as ${type}`);
        }),
      ];
    }
  });

  test('so does every statement that is composed for a call', async () => {
    const wrong: string[] = [];
    for (const [name, statement] of Object.entries(composedStatements)) {
      const { columns } = await describeStatement(client, (await statement).sql);
      wrong.push(...differences(name, rows.composed.get(name) ?? null, columns, catalogue));
    }
    expect(wrong.join('\n')).toBe('');
    expect([...rows.composed.keys()].toSorted()).toEqual(
      [...Object.keys(composedStatements), ...unreached].toSorted(),
    );
  });
});

import type { components, operations } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../../database/statement.ts';
import { byCode, entryOf, type Entry } from './entrySql.ts';

type Schemas = components['schemas'];
export type ListedSection = Schemas['ListedSection'];
export type EntryFacts = Schemas['CompanyEntryFacts'];
type EntryQuery = NonNullable<operations['getCompanyEntries']['parameters']['query']>;
type State = NonNullable<ListFilter['state']>;

/** The SQL of a section. Its expressions name the tables of `from`. */
interface SectionSql {
  readonly section: ListedSection;
  readonly from: string;
  /** Leaves out what cannot be said in a file. */
  readonly kept?: string;
  /** The fields of an entry as `'name', value` pairs, or the whole of it. */
  readonly entry: { readonly fields: string } | { readonly whole: string };
  /** Unique id of the entry's row. */
  readonly id: string;
  readonly code: string;
  /** What the entry is called; for a search it is folded, unless `searched` is. */
  readonly name: string;
  readonly searched?: string;
  /** The order of a list; by name without it. */
  readonly listOrder?: string;
  /** The order of an export; by code without it. */
  readonly fileOrder?: string;
  /** Whether an entry has one of `$codes`; those with their own code without it. */
  readonly isOneOf?: string;
  /** JSON: `about` of the facts. */
  readonly about?: string;
  readonly uses?: string;
  /** JSON: `account` of the facts. */
  readonly account?: string;
  /** JSON: `job` of the facts. */
  readonly job?: string;
  /** JSON: `terminal` of the facts. */
  readonly terminal?: string;
  /** Whether an entry refers to the entry `$ofCode`, by that entry's section. */
  readonly refersTo?: Partial<Readonly<Record<ListedSection, string>>>;
  /** Whether an entry is in a state, on `$today` or at `$now`; the sections without days have none. */
  readonly states?: Partial<Readonly<Record<State, string>>>;
}

/** What a list shows of a section. */
export interface ListFilter {
  readonly search: string | null;
  readonly code: string | null;
  readonly of: ListedSection | null;
  readonly ofCode: string | null;
  readonly state: NonNullable<EntryQuery['state']> | null;
}

interface ListValues extends ListFilter {
  readonly today: string;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

interface FactsRow extends Omit<EntryFacts, 'job' | 'terminal'> {
  readonly id: number;
  readonly job: Schemas['CompanyJobFacts'] | null;
  readonly terminal: Schemas['CompanyTerminalFacts'] | null;
}

interface FactsOf {
  readonly ids: readonly number[];
  readonly today: string;
  readonly now: Date;
}

/** The entries of a section, to export and to list, each time as a file with this section only. */
export interface CompanySection {
  /** Those with one of the codes, or all. */
  read(runner: Runner, codes: readonly string[] | null): Promise<CompanyFile>;
  list(runner: Runner, values: ListValues): Promise<EntryList>;
}

/** A page of entries, with the number of all. */
export interface EntryList {
  readonly total: number;
  readonly part: CompanyFile;
  readonly facts: EntryFacts[];
}

/** @param part makes a file of what is stored */
export function companySection<Stored>(
  sql: SectionSql,
  part: (stored: Stored[]) => CompanyFile,
): CompanySection {
  const statementName = `${sql.section.charAt(0).toUpperCase()}${sql.section.slice(1)}`;
  const entry = 'whole' in sql.entry ? `${sql.entry.whole} as entry` : entryOf(sql.entry.fields);
  const isKept = sql.kept ?? 'true';
  const exported = statement<Entry<Stored>, { codes: readonly string[] | null }>(
    `export${statementName}`,
    `select ${entry} from ${sql.from}
     where ${isKept} and ($codes::text[] is null or ${sql.isOneOf ?? `${sql.code} = any($codes)`})
     order by ${sql.fileOrder ?? byCode(sql.code)}`,
  );
  const found = statement<{ id: number; total: number }, ListValues>(
    `findListed${statementName}`,
    `select ${sql.id} as id, count(*) over () as total from ${sql.from}
     where ${isKept} and ($search::text is null or ${searchOf(sql)})
       and ($code::text is null or ${sql.code} = $code)
       and ${cases('of', sql.refersTo ?? {})}
       and ${cases('state', sql.states ?? { CURRENT: 'true' })}
     order by ${sql.listOrder ?? sql.name + ' collate "und-x-icu"'}, ${sql.id}
     offset $offset limit $limit`,
  );
  const read = statement<Entry<Stored> & FactsRow, FactsOf>(
    `readListed${statementName}`,
    `select ${sql.id} as id, ${sql.code} as code, ${sql.name} as name,
       coalesce(${sql.about ?? 'null'}, '[]'::json) as about, ${sql.uses ?? '0'} as uses,
       ${sql.account ?? 'null::json'} as account, ${sql.job ?? 'null::json'} as job,
       ${sql.terminal ?? 'null::json'} as terminal, ${entry}
     from ${sql.from} where ${sql.id} = any($ids::bigint[])`,
  );
  return {
    async read(runner, codes) {
      const rows = await runner.run(exported, { codes });
      return part(rows.map(({ entry: stored }) => stored));
    },
    async list(runner, values) {
      const keys = await runner.run(found, values);
      const { today, now } = values;
      const rows = await runner.run(read, { ids: keys.map(({ id }) => id), today, now });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const shown = keys.flatMap(({ id }) => byId.get(id) ?? []);
      return {
        total: keys[0]?.total ?? 0,
        part: part(shown.map(({ entry: stored }) => stored)),
        facts: shown.map(({ code, name, about, uses, account, job, terminal }) => ({
          ...{ code, name, about, uses, account },
          ...(job === null ? {} : { job }),
          ...(terminal === null ? {} : { terminal }),
        })),
      };
    },
  };
}

function searchOf({ searched, name, code }: SectionSql): string {
  return `strpos(${searched ?? `fold(${name} || E'\\n' || ${code})`}, $search) > 0`;
}

/** SQL: the condition under the name that `$value` has; true without a value, false for others. */
function cases(value: string, conditions: Partial<Readonly<Record<string, string>>>): string {
  const branches = Object.entries(conditions).map(([name, sql]) => `when '${name}' then ${sql}`);
  const chosen =
    branches.length === 0 ? 'false' : `case $${value} ${branches.join(' ')} else false end`;
  return `($${value}::text is null or ${chosen})`;
}

import { statement, type Runner } from '../../database/statement.ts';
import type { EntryChange, SectionCount } from '../rules/companyChanges.ts';

/**
 * A change of the company, and who made it: a person, a directory by the name of its token, or with
 * neither the operator's command.
 */
export interface ChangeRow {
  readonly version: number;
  readonly changed_at: string;
  readonly name: string | null;
  readonly directory: string | null;
  readonly sections: readonly SectionCount[];
}

const changer = `nullif(concat_ws(' ', employee.first_name, employee.last_name), '') as name,
  token.name as directory`;
const columns = `version, changed_at, sections, ${changer}`;

/** The latest first. */
export const readCompanyChanges = statement<ChangeRow, { below: number; limit: number }>(
  'readCompanyChanges',
  `select ${columns} from company_change left join employee on employee.id = changed_by
     left join scim_token token on token.id = scim_token_id
   where version < $below order by version desc limit $limit`,
);

export const findCompanyChange = statement<{ version: number }, { version: number }>(
  'findCompanyChange',
  'select version from company_change where version = $version',
);

export interface EntryRow {
  readonly id: number;
  readonly section: SectionCount['section'];
  readonly code: string;
  readonly kind: EntryChange['kind'];
  readonly fields: EntryChange['fields'];
}

export const readChangeEntries = statement<
  EntryRow,
  { version: number; above: number; limit: number }
>(
  'readCompanyChangeEntries',
  `select id, section, code, kind, fields from company_change_entry
   where version = $version and id > $above order by id limit $limit`,
);

export interface EntryHistoryRow extends EntryRow {
  readonly changed_at: string;
  readonly name: string | null;
  readonly directory: string | null;
}

const kept = 'id, version, section, code, kind, fields';
const latest = 'and id < $below order by id desc limit $limit';
const withChange = (entries: string) => `
  select entry.id, section, code, kind, fields, changed_at, ${changer}
  from (${entries}) entry
  join company_change using (version) left join employee on employee.id = changed_by
  left join scim_token token on token.id = scim_token_id
  order by entry.id desc`;

/**
 * The changes of one entry, the latest first. The code of an assignment stands for the ranges in
 * which it is managed: their codes are it and their first day.
 */
export const readEntryHistory = statement<
  EntryHistoryRow,
  { section: EntryRow['section']; code: string; below: number; limit: number }
>(
  'readCompanyEntryHistory',
  withChange(`select * from (
      (select ${kept} from company_change_entry
       where section = $section and code = $code ${latest})
    union all
      (select ${kept} from company_change_entry
       where $section = 'managers' and section = 'managers'
         and employee_id = (select employee_id from assignment where assignment.code = $code)
         and left(code, -length(' 2027-01-01')) = $code ${latest})
    ) found order by id desc limit $limit`),
);

/** The changes of all entries, the latest first. */
export const readCompanyHistory = statement<EntryHistoryRow, { below: number; limit: number }>(
  'readCompanyHistory',
  withChange(`select ${kept} from company_change_entry where true ${latest}`),
);

const addChange = statement<
  never,
  {
    version: number;
    changedAt: string;
    changedBy: number | null;
    directory: number | null;
    sections: string;
  }
>(
  'addCompanyChange',
  `insert into company_change (version, changed_at, changed_by, scim_token_id, sections)
   values ($version, $changedAt, $changedBy, $directory, $sections)`,
);

const addEntries = statement<never, { version: number; entries: string }>(
  'addCompanyChangeEntries',
  `insert into company_change_entry (version, section, code, employee_id, kind, fields)
   select $version::bigint, section, code, employee.id, kind, fields
   from jsonb_to_recordset($entries::jsonb)
     entry(section text, code text, about text, kind text, fields jsonb)
   left join employee on employee.employee_number = about`,
);

/** The last change; null before the first. Its version is the company's. */
export async function readLastChange(runner: Runner): Promise<ChangeRow | null> {
  const [last = null] = await runner.run(readCompanyChanges, {
    below: Number.MAX_SAFE_INTEGER,
    limit: 1,
  });
  return last;
}

/** Keeps a change; another one with its version is refused as a conflict. */
export async function keepChange(
  transaction: Runner,
  change: {
    readonly version: number;
    readonly changedAt: string;
    readonly changedBy: number | null;
    readonly directory: number | null;
    readonly sections: readonly SectionCount[];
  },
  entries: readonly EntryChange[],
): Promise<void> {
  const { version, sections, ...who } = change;
  await transaction.run(addChange, { ...who, version, sections: JSON.stringify(sections) });
  await transaction.run(addEntries, { version, entries: JSON.stringify(entries) });
}

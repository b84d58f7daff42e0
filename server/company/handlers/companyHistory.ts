import type { Handlers } from '../../calls/calls.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Database } from '../../database/database.ts';
import {
  findCompanyChange,
  readChangeEntries,
  readCompanyChanges,
  readCompanyHistory,
  readEntryHistory,
  readLastChange,
  type ChangeRow,
  type EntryHistoryRow,
} from '../data/companyVersions.ts';

const changesOfPage = 50;
const entriesOfPage = 200;
const changesOfEntry = 50;
const entriesOfHistory = 500;

/** Who changed the company, and what. */
export function companyHistory(database: Database) {
  return {
    getCompanyChanges: async ({ query: { before } }) => {
      const below = before ?? Number.MAX_SAFE_INTEGER;
      const rows = await database.run(readCompanyChanges, { below, limit: changesOfPage + 1 });
      const last = before === undefined ? (rows[0] ?? null) : await readLastChange(database);
      const contents = rows.slice(0, changesOfPage).map(presentChange);
      const next = rows.length > changesOfPage ? (contents.at(-1)?.id ?? null) : null;
      return { status: 200, body: { version: last?.version ?? 0, contents, next } };
    },
    getCompanyChangeEntries: async ({ path: { id }, query: { after = 0 } }) => {
      const [known] = await database.run(findCompanyChange, { version: id });
      requireFound(known);
      const limit = entriesOfPage + 1;
      const rows = await database.run(readChangeEntries, { version: id, above: after, limit });
      const contents = rows.slice(0, entriesOfPage).map(({ fields, ...row }) => ({
        ...row,
        fields: [...fields],
      }));
      const next = rows.length > entriesOfPage ? (contents.at(-1)?.id ?? null) : null;
      return { status: 200, body: { contents, next } };
    },
    getCompanyEntryHistory: async ({ query: { section, code, before } }) => {
      const below = before ?? Number.MAX_SAFE_INTEGER;
      const limit = changesOfEntry + 1;
      const rows = await database.run(readEntryHistory, { section, code, below, limit });
      return { status: 200, body: pageOf(rows, changesOfEntry) };
    },
    getCompanyHistory: async ({ query: { before } }) => {
      const below = before ?? Number.MAX_SAFE_INTEGER;
      const rows = await database.run(readCompanyHistory, { below, limit: entriesOfHistory + 1 });
      return { status: 200, body: pageOf(rows, entriesOfHistory) };
    },
  } satisfies Partial<Handlers>;
}

export function presentChange({
  version,
  changed_at: changedAt,
  name,
  directory,
  sections,
}: ChangeRow) {
  return { id: version, changedAt, changedBy: name, directory, sections: [...sections] };
}

/** @param rows one more than a page has, if there are more */
function pageOf(rows: readonly EntryHistoryRow[], size: number) {
  const contents = rows.slice(0, size).map((row) => {
    const { fields, changed_at: changedAt, name: changedBy, ...entry } = row;
    return { ...entry, changedAt, changedBy, fields: [...fields] };
  });
  return { contents, next: rows.length > size ? (contents.at(-1)?.id ?? null) : null };
}

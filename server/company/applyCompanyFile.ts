import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../database/statement.ts';
import type { PushedEvent } from '../push/pushChannel.ts';
import { keepChange, readLastChange } from './data/companyVersions.ts';
import { recomputeReplanned } from './data/recomputeReplanned.ts';
import { noteRights, readRights } from './data/rightsChanges.ts';
import { touchedCodes } from './data/touchedCodes.ts';
import { writeCompanyFile, type ImportParts } from './data/writeCompanyFile.ts';
import { exportCompany } from './exportCompany.ts';
import {
  companyChanges,
  sectionCounts,
  type EntryChange,
  type SectionCount,
} from './rules/companyChanges.ts';
import { replannedBy } from './rules/replanned.ts';

export interface ImportCounts {
  readonly people: number;
  readonly assignments: number;
  /** Number of new entries. */
  readonly history: number;
}

/** What a file has changed. */
export interface AppliedFile {
  /** The entries that the file could change (`touchedCodes`). */
  readonly before: CompanyFile;
  readonly after: CompanyFile;
  readonly changes: readonly EntryChange[];
  readonly sections: readonly SectionCount[];
  readonly counts: ImportCounts;
  /** People whose sessions have ended; notify their open pages and the other servers. */
  readonly signedOut: readonly number[];
  /** The rights from before, for the security log; empty in an empty database. */
  readonly rights: Awaited<ReturnType<typeof readRights>>;
}

/** Writes a file that has passed all checks, and compares what it touches before and after. */
export async function applyCompanyFile(
  transaction: Runner,
  file: CompanyFile,
  parts: ImportParts,
): Promise<AppliedFile> {
  const touched = await touchedCodes(transaction, file);
  const before = await exportCompany(transaction, touched);
  const rights = await readRights(transaction);
  const { history, signedOut } = await writeCompanyFile(transaction, file, parts);
  const after = await exportCompany(transaction, touched);
  const changes = companyChanges(before, after);
  if (before.company !== undefined) {
    await recomputeReplanned(transaction, replannedBy(before, after, changes), parts.now);
  }
  return {
    ...{ before, after, changes, signedOut, rights },
    sections: sectionCounts(file, changes, history),
    counts: {
      people: file.people?.length ?? 0,
      assignments: file.assignments?.length ?? 0,
      history,
    },
  };
}

/** What the servers and the open pages are told of a change. */
export function companyEvents({ signedOut }: Pick<AppliedFile, 'signedOut'>): PushedEvent[] {
  return [
    { type: 'company-changed', employeeIds: [] },
    { type: 'features-changed', employeeIds: [] },
    { type: 'schedules-changed', employeeIds: [] },
    { type: 'session-ended', employeeIds: [...signedOut] },
  ];
}

/**
 * Keeps what has changed as the company's next version, and in the security log. Returns the
 * version. Last in a transaction, because it blocks other events of the log from here on.
 */
export async function keepCompanyChange(
  transaction: Runner,
  { changes, rights, sections }: AppliedFile,
  {
    records,
    now,
    changedBy: by,
    directory: token,
  }: Pick<ImportParts, 'records' | 'now' | 'changedBy' | 'directory'>,
): Promise<number> {
  const changedBy = by ?? null;
  const directory = token ?? null;
  const version = ((await readLastChange(transaction))?.version ?? 0) + 1;
  const changedAt = now.toISOString();
  await keepChange(transaction, { version, changedAt, changedBy, directory, sections }, changes);
  if (rights.size > 0)
    await noteRights(transaction, rights, { records, now, changedBy, directory });
  return version;
}

import { addDays, localDay, toMillis, weekOf } from 'shared-contracts';
import { sql } from 'kysely';
import { StartRefused } from '../configuration/startRefused.ts';
import { holdingOf } from '../database/installation.ts';
import { readCatalogueIds } from './data/codes.ts';
import { idsByCode } from './data/tableRows.ts';
import { writeEntries } from './data/writeHistory.ts';
import { crowd, crowdFile, type CrowdMember } from './demo/crowd.ts';
import { crowdHistory } from './demo/crowdHistory.ts';
import { demoPassword } from './demo/demoCompany.ts';
import { assignmentCode } from './demo/roster.ts';
import { sites } from './demo/sites.ts';
import { demoSeed, ensureData } from './ensureData.ts';
import { writeCompanyFile, type ImportParts } from './importCompany.ts';

export interface LoadPlan {
  readonly employees: number;
  /** Up to today, of 30.4 days. */
  readonly months: number;
}

/** What is done so far; people count when all of theirs is written. */
export interface LoadProgress {
  readonly people: number;
  readonly entries: number;
}

/** What the database holds in the end, the demo's own people among them. */
export interface LoadedDemo {
  readonly timePairs: number;
  readonly people: number;
}

/** People whose history is written in one transaction, in the order of time as it would have come. */
const batchSize = 100;
/** Entries of one statement. */
const sliceSize = 5_000;

/**
 * Adds very many people with their history to the demo company, which is made first where there is
 * nothing. People who have time already stay as they are, so it can be repeated after an
 * interruption. Throws `StartRefused` where a real company is.
 */
export async function loadDemo(
  { employees, months }: LoadPlan,
  parts: ImportParts,
  report: (progress: LoadProgress) => void,
): Promise<LoadedDemo> {
  const { database, records } = parts;
  if ((await holdingOf(database)) === 'company') {
    throw new StartRefused(
      'The database holds a real company: set DATA_DIR or DATABASE_URL to another one for demo data.',
    );
  }
  await ensureData(parts, { demo: true });
  const now = parts.now.toISOString();
  const today = localDay(now, sites.RIVERSIDE.timeZone);
  const days = Math.round(months * 30.4375);
  const range = { startDate: addDays(today, -days), endDate: today };
  const monday = weekOf(range.startDate, 'MONDAY').startDate;
  const members = crowd(employees, demoSeed, { monday, weeks: Math.floor(days / 7) });
  const missing = await withoutTime(parts, members);
  await writeMembers(missing, parts, range.startDate);
  const ids = await database.transaction(async (transaction) => ({
    ...(await readCatalogueIds(transaction)),
    people: await idsByCode(transaction, 'employee', 'employee_number'),
    assignments: await idsByCode(transaction, 'assignment'),
  }));
  const progress = { people: employees - missing.length, entries: 0 };
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    const entries = batch
      .flatMap((member) => crowdHistory(member, range, demoSeed, now))
      .toSorted((a, b) => toMillis(a.clockIn.at) - toMillis(b.clockIn.at));
    await database.transaction(async (transaction) => {
      for (let first = 0; first < entries.length; first += sliceSize) {
        const slice = entries.slice(first, first + sliceSize);
        progress.entries += await writeEntries(transaction, slice, ids, { database, records, now });
        report({ ...progress });
      }
    });
    progress.people += batch.length;
  }
  await database.maintain();
  const { rows } = await sql<LoadedDemo>`select (select count(*) from time_pair) as "timePairs",
    (select count(*) from employee) as people`.execute(database.kysely);
  return rows[0] ?? { timePairs: 0, people: 0 };
}

async function withoutTime(
  { database }: ImportParts,
  members: readonly CrowdMember[],
): Promise<CrowdMember[]> {
  const { rows } = await sql<{ code: string }>`select code from assignment
    where exists (select from time_pair where assignment_id = assignment.id)`.execute(
    database.kysely,
  );
  const known = new Set(rows.map(({ code }) => code));
  return members.filter(({ number }) => !known.has(assignmentCode(number)));
}

/** Everybody has the same password: it is hashed once. */
async function writeMembers(
  members: readonly CrowdMember[],
  parts: ImportParts,
  historyStart: string,
): Promise<void> {
  const hash = await parts.hashPassword(demoPassword);
  const file = crowdFile(members, demoSeed, historyStart);
  await parts.database.transaction((transaction) =>
    writeCompanyFile(transaction, file, { ...parts, hashPassword: () => Promise.resolve(hash) }),
  );
}

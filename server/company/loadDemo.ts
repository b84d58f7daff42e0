import { addDays, localDay, toMillis, weekOf } from 'shared-contracts';
import { crowd, crowdFile, type CrowdMember } from 'demo-data/crowd.ts';
import { crowdHistory } from 'demo-data/crowdHistory.ts';
import { demoPassword } from 'demo-data/demoCompany.ts';
import { assignmentCode } from 'demo-data/roster.ts';
import { sites } from 'demo-data/sites.ts';
import { StartRefused } from '../configuration/configuration.ts';
import { holdingOf } from '../database/installation.ts';
import { statement } from '../database/statement.ts';
import { readCatalogueIds } from './data/codes.ts';
import { readRecordedAssignments } from './data/readExisting.ts';
import { idsByCode } from './data/tableRows.ts';
import { writeEntries } from './data/writeHistory.ts';
import { demoSeed, ensureData } from './ensureData.ts';
import { writeCompanyFile, type ImportParts } from './data/writeCompanyFile.ts';

export interface LoadPlan {
  readonly employees: number;
  /** Up to today, of 30.4 days. */
  readonly months: number;
}

/** Progress so far; a person counts once all of their history is written. */
export interface LoadProgress {
  readonly people: number;
  readonly entries: number;
}

/** What the database holds in the end, including the demo's own people. */
export interface LoadedDemo {
  readonly timePairs: number;
  readonly people: number;
}

const countLoaded = statement<LoadedDemo>(
  'countLoadedDemo',
  `select (select count(*) from time_pair) as "timePairs",
     (select count(*) from employee) as people`,
);

/** People per transaction; their history is written in chronological order. */
const batchSize = 100;
/** Entries per statement. */
const sliceSize = 5_000;

/**
 * Adds a crowd of people with their history to the demo company, which is created first in an empty
 * database. People who already have time are skipped, so an interrupted load can be repeated.
 * Throws `StartRefused` when the database holds a real company.
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
  const [loaded] = await database.run(countLoaded);
  return loaded ?? { timePairs: 0, people: 0 };
}

async function withoutTime(
  { database }: ImportParts,
  members: readonly CrowdMember[],
): Promise<CrowdMember[]> {
  const rows = await database.run(readRecordedAssignments);
  const withTime = new Set(rows.map(({ code }) => code));
  return members.filter(({ number }) => !withTime.has(assignmentCode(number)));
}

/** Everybody has the same password, so it is hashed only once. */
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

import { addDays, localDay } from 'shared-contracts';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../database/statement.ts';
import type { AppliedFile } from './applyCompanyFile.ts';
import {
  readClockedIn,
  readReplanned,
  readSiteNames,
  readSitePunches,
  readUnmanaged,
} from './data/readEffectFacts.ts';
import { changedDays } from './rules/changedDays.ts';
import {
  accessEffects,
  effectOn,
  interruptedAssignments,
  placeEffects,
  type Effect,
} from './rules/companyEffects.ts';
import { peopleOf } from './rules/peopleOf.ts';
import { closedEffects, punchEffects, scheduleEffects } from './rules/timeEffects.ts';
import { unmanagedEffects, type Unmanaged } from './rules/unmanagedEffects.ts';

/** Days before today in which punches and closed entries are counted. */
const countedDays = 30;

/** Who is without a manager as far as a file can change it. Read it before and after it is written. */
export async function unmanagedBy(
  transaction: Runner,
  file: CompanyFile,
  now: Date,
): Promise<Unmanaged[]> {
  const { people = [], assignments = [], managers = [], removed = {} } = file;
  const codes = [
    ...assignments.map(({ code }) => code),
    ...[...managers, ...(removed.managers ?? [])].map(({ assignment }) => assignment),
  ];
  const changed = [
    ...people.map(({ employeeNumber }) => employeeNumber),
    ...assignments.map(({ employee }) => employee),
    ...(removed.people ?? []),
  ];
  if (codes.length + changed.length === 0) return [];
  return transaction.run(readUnmanaged, { codes, managers: changed, today: utcDay(now) });
}

/**
 * What an applied file means for people, read in its transaction.
 *
 * @param unmanaged from before it was written (`unmanagedBy`)
 * @param secrets employee numbers of people who get their first password or PIN
 */
export async function readEffects(
  transaction: Runner,
  file: CompanyFile,
  { before, after, changes }: AppliedFile,
  {
    unmanaged,
    secrets,
    now,
  }: {
    readonly unmanaged: readonly Unmanaged[];
    readonly secrets: readonly string[];
    readonly now: Date;
  },
): Promise<Effect[]> {
  const people = { before: peopleOf(before), after: peopleOf(after) };
  const today = utcDay(now);
  const since = addDays(today, -countedDays);
  const interrupted = interruptedAssignments(people, now.toISOString());
  const clockedIn =
    interrupted.length === 0 ? [] : await transaction.run(readClockedIn, { codes: interrupted });
  const replanned = await readReplanned(transaction, changedDays(before, after, changes), {
    ...{ today, since },
    everybody: changes.some(({ section }) => section === 'adjustmentRules'),
  });
  return [
    ...accessEffects(people, new Set(secrets)),
    ...effectOn(
      'OPEN_SHIFTS',
      clockedIn.map(({ name }) => name),
    ),
    ...placeEffects(people, await siteNames(transaction, before, after)),
    ...punchEffects(await punchesOf(transaction, { before, after, changes }, since)),
    ...unmanagedEffects(unmanaged, await unmanagedBy(transaction, file, now)),
    ...scheduleEffects(replanned.people),
    ...closedEffects(replanned.closed),
  ];
}

async function siteNames(transaction: Runner, before: CompanyFile, after: CompanyFile) {
  const used = [before, after].flatMap(({ assignments = [] }) =>
    assignments.flatMap(({ geofences = [] }) => geofences),
  );
  const codes = [...new Set(used)];
  const rows = codes.length === 0 ? [] : await transaction.run(readSiteNames, { codes });
  return new Map([
    ...(before.geofences ?? []).map(({ code, name }) => [code, name] as const),
    ...rows.map(({ code, name }) => [code, name] as const),
  ]);
}

/** Punches at the sites whose circle is another one. */
async function punchesOf(
  transaction: Runner,
  { after, changes }: Pick<AppliedFile, 'before' | 'after' | 'changes'>,
  since: string,
) {
  const sites = changes.flatMap(({ section, kind, code, fields }) =>
    section === 'geofences' &&
    kind === 'CHANGED' &&
    fields.some(({ field }) => ['latitude', 'longitude', 'radius'].includes(field))
      ? code
      : [],
  );
  if (sites.length === 0) return [];
  const codes = (after.assignments ?? []).map(({ code }) => code);
  return transaction.run(readSitePunches, { sites, codes, since });
}

function utcDay(now: Date): string {
  return localDay(now.toISOString(), 'UTC');
}

import { fold, guardedAuthorities, isManager, type Authority } from 'shared-contracts';
import type {
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
  PersonEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import type { CheckedList, CheckedRow } from './checkList.ts';
import { codeFromName, uniqueNames } from './codeFromName.ts';
import { mostFrequent, type KnownCompany } from './knownCompany.ts';
import type { ListDefaults } from './listChoices.ts';
import type { Named } from './readRow.ts';
import type { Role } from './readRole.ts';

/** A company file, and which row of the list each of its entries comes from. */
export interface ListFile {
  readonly file: CompanyFile;
  /** Numbers of rows by section and index of the entry. */
  readonly rows: Readonly<Record<'people' | 'assignments' | 'managers', readonly number[]>>;
}

interface FileParts {
  readonly known: KnownCompany;
  readonly defaults: ListDefaults;
  /** Codes of new positions and cost centers by folded name. */
  readonly codes: ReadonlyMap<string, string>;
  readonly codeOfJob: (base: string) => string;
  readonly legalEntity: string;
  readonly profile: string;
}

/** What a company needs that has no time type yet. */
const firstTimeType = { code: 'REGULAR', profile: 'STANDARD' } as const;

/**
 * The rows that are not left out as a company file. Known people keep what the list does not say:
 * an import replaces an entry as a whole, so each begins with what the company has.
 *
 * @param words the name of a first time type
 */
export function companyFileOf(
  list: CheckedList,
  known: KnownCompany,
  defaults: ListDefaults,
  { today, timeType }: { readonly today: string; readonly timeType: string },
): ListFile {
  const rows = list.rows.filter(({ isLeftOut }) => !isLeftOut);
  const positions = madeOf(list.newPositions, known.file.positions);
  const costCenters = madeOf(list.newCostCenters, known.file.costCenters);
  const parts: FileParts = {
    known,
    defaults,
    codes: new Map([
      ...positions.map(({ name, code }) => [`position ${fold(name)}`, code] as const),
      ...costCenters.map(({ name, code }) => [`costCenter ${fold(name)}`, code] as const),
    ]),
    codeOfJob: uniqueNames((code) => known.assignmentCodes.has(code), '-'),
    legalEntity: legalEntityOf(known.file),
    profile: defaults.timeTypeProfile ?? firstTimeType.profile,
  };
  const working = rows.filter(({ hasJob }) => hasJob);
  const jobs = working.map((row) => jobOf(row, parts));
  const ranges = working.flatMap((row, index) => rangeOf(row, jobs[index], known, today));
  const people = peopleOf(rows, ranges, known);
  const isUsed = { positions: positions.length > 0, costCenters: costCenters.length > 0 };
  return {
    file: {
      ...(isUsed.positions && {
        positions: positions.map(({ code, name }) => ({ code, description: name })),
      }),
      ...(isUsed.costCenters && { costCenters }),
      ...(defaults.timeTypeProfile === null && firstTimeTypes(timeType)),
      people: people.map(({ entry }) => entry),
      assignments: jobs,
      ...(ranges.length > 0 && { managers: ranges.map(({ entry }) => entry) }),
    },
    rows: {
      people: people.map(({ row }) => row),
      assignments: working.map(({ number }) => number),
      managers: ranges.map(({ row }) => row),
    },
  };
}

function firstTimeTypes(externalName: string): CompanyFile {
  const { code, profile } = firstTimeType;
  return {
    timeTypes: [{ code, externalName, sequence: 1 }],
    timeTypeProfiles: [{ code: profile, mainTimeType: code, timeTypes: [code] }],
  };
}

function madeOf(names: readonly string[], existing: readonly { code: string }[] = []) {
  const taken = new Set(existing.map(({ code }) => fold(code)));
  const code = uniqueNames((name) => taken.has(fold(name)), '-');
  return names.map((name) => ({ code: code(codeFromName(name)), name }));
}

function legalEntityOf({ assignments = [], company }: CompanyFile): string {
  const usual = mostFrequent(assignments.map((each) => each.company));
  return usual ?? company?.license.name ?? company?.name ?? '-';
}

function codeOf(kind: 'position' | 'costCenter', named: Named | null, { codes }: FileParts) {
  if (named === null) return undefined;
  return 'code' in named ? named.code : codes.get(`${kind} ${fold(named.newName)}`);
}

const workAuthorities: readonly Authority[] = ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'];

/** The assignment of a row: the known one with what the row says, or a new one. */
function jobOf(row: CheckedRow, parts: FileParts): AssignmentEntry {
  const { known, defaults } = parts;
  const { job } = row;
  const position = codeOf('position', row.position, parts);
  const costCenter = codeOf('costCenter', row.costCenter, parts);
  const said = {
    ...(row.endDate !== null && { endDate: row.endDate }),
    ...(costCenter !== undefined && { costCenter }),
    ...(row.timeZone !== null && { timeZone: row.timeZone }),
    ...(row.sites.length > 0 && { geofences: [...row.sites] }),
  };
  const nameOf = (code: string) => nameOfPosition(code, row, known);
  if (job !== null) {
    const isNamedAlike = job.description === nameOf(job.position);
    return {
      ...job,
      ...said,
      ...(position !== undefined && { position }),
      ...(position !== undefined && isNamedAlike && { description: nameOf(position) }),
      ...(row.startDate !== null && startedOn(row.startDate, job)),
    };
  }
  const startDate = row.startDate ?? defaults.startDate;
  return {
    code: parts.codeOfJob(`A-${row.employeeNumber}`.slice(0, 50)),
    employee: row.employeeNumber,
    isPrimary: true,
    description: nameOf(position ?? ''),
    position: position ?? '',
    startDate,
    countryCode: defaults.countryCode,
    company: parts.legalEntity,
    timeZone: defaults.timeZone,
    timeTypeProfile: parts.profile,
    ...(defaults.holidayCalendar !== null && { holidayCalendar: defaults.holidayCalendar }),
    authorities: [...workAuthorities],
    timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate }],
    ...said,
  };
}

function nameOfPosition(code: string, { position }: CheckedRow, known: KnownCompany): string {
  const isNew = position !== null && 'newName' in position;
  return known.positionNames.get(code) ?? (isNew ? position.newName : code);
}

/** Time is recorded from the first day on, as before. */
function startedOn(startDate: string, job: AssignmentEntry): Partial<AssignmentEntry> {
  const timeRecordingVariants = job.timeRecordingVariants.map((range) =>
    range.startDate === job.startDate ? { ...range, startDate } : range,
  );
  return { startDate, timeRecordingVariants };
}

interface FromRow<Entry> {
  readonly entry: Entry;
  readonly row: number;
}

/** A manager who does not manage the assignment yet does so from its start, or from today. */
function rangeOf(
  { manager, number }: CheckedRow,
  job: AssignmentEntry | undefined,
  known: KnownCompany,
  today: string,
): FromRow<ManagerEntry>[] {
  if (manager === null || !job) return [];
  const ranges = known.managing.get(job.code) ?? [];
  if (ranges.some((range) => range.manager === manager)) return [];
  const isKnown = known.assignmentCodes.has(job.code);
  const startDate = isKnown && job.startDate < today ? today : job.startDate;
  const ended = job.endDate !== undefined && job.endDate < startDate;
  if (ended) return [];
  const { endDate } = job;
  const entry = {
    manager,
    assignment: job.code,
    startDate,
    ...(endDate !== undefined && { endDate }),
  };
  return [{ entry, row: number }];
}

/** The people of the list, and managers outside it who may not approve yet. */
function peopleOf(
  rows: readonly CheckedRow[],
  ranges: readonly FromRow<ManagerEntry>[],
  known: KnownCompany,
): FromRow<PersonEntry>[] {
  const namedBy = new Map(ranges.map(({ entry, row }) => [entry.manager, row]));
  const listed = new Set(rows.map(({ employeeNumber }) => employeeNumber));
  const mustApprove = (number: string) => namedBy.has(number) && !known.managers.has(number);
  const others = [...namedBy].flatMap(([number, row]) => {
    const person =
      listed.has(number) || !mustApprove(number) ? undefined : known.byNumber.get(number);
    return person ? [{ entry: withAuthorities(person, ['APPROVE_TIME']), row }] : [];
  });
  const own = rows.map((row) => {
    const entry = personOf(row);
    const isApprover = mustApprove(row.employeeNumber) && !isManager(entry.authorities ?? []);
    return {
      entry: isApprover ? withAuthorities(entry, ['APPROVE_TIME']) : entry,
      row: row.number,
    };
  });
  return [...own, ...others];
}

/** A role adds what it needs; it takes nothing away from somebody who has more. */
const roleAuthorities: Readonly<Record<Role, readonly Authority[]>> = {
  employee: [],
  manager: ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'],
  administrator: ['MANAGE_COMPANY'],
};

function personOf(row: CheckedRow): PersonEntry {
  const { firstName, lastName, email, pin, badge } = row.values;
  const { person, username, locale, role } = row;
  const entry: PersonEntry = {
    ...(person ?? { employeeNumber: row.employeeNumber }),
    firstName: firstName ?? person?.firstName ?? '',
    lastName: lastName ?? person?.lastName ?? '',
    ...(username !== null && { username }),
    ...(email !== undefined && { email }),
    ...(pin !== undefined && { pin }),
    ...(badge !== undefined && { badge }),
    // Settings belong to people who are in the company already.
    ...(locale !== null && person === null && { settings: { locale } }),
  };
  const own: readonly Authority[] = entry.authorities ?? [];
  const isAdministrator = own.some((authority) => guardedAuthorities.includes(authority));
  if (role === null || (role === 'administrator' && isAdministrator)) return entry;
  return withAuthorities(entry, roleAuthorities[role]);
}

function withAuthorities(person: PersonEntry, more: readonly Authority[]): PersonEntry {
  const own: readonly Authority[] = person.authorities ?? [];
  const missing = more.filter((authority) => !own.includes(authority));
  return missing.length === 0 ? person : { ...person, authorities: [...own, ...missing] };
}

import { fold, groupBy, isManager } from 'shared-contracts';
import type {
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
  PersonEntry,
} from 'shared-contracts/company-file/companyFile.ts';

/** The company as it is, prepared to be looked up. */
export interface KnownCompany {
  readonly file: CompanyFile;
  /** Counts its changes. */
  readonly version: number;
  readonly people: readonly PersonEntry[];
  readonly byNumber: ReadonlyMap<string, PersonEntry>;
  /** By folded user name. */
  readonly byUsername: ReadonlyMap<string, PersonEntry>;
  /** By folded address; null if several people have it. */
  readonly byEmail: ReadonlyMap<string, PersonEntry | null>;
  readonly byBadge: ReadonlyMap<string, PersonEntry>;
  /** The current assignment, or the latest one, by employee number. */
  readonly jobs: ReadonlyMap<string, AssignmentEntry>;
  readonly assignmentCodes: ReadonlySet<string>;
  /** Ranges that go on, by assignment. */
  readonly managing: ReadonlyMap<string, readonly ManagerEntry[]>;
  /** Employee numbers of those who may approve. */
  readonly managers: ReadonlySet<string>;
  /** Codes by folded code and name; null for a name that several have. */
  readonly positions: ReadonlyMap<string, string | null>;
  readonly costCenters: ReadonlyMap<string, string | null>;
  readonly sites: ReadonlyMap<string, string | null>;
  readonly positionNames: ReadonlyMap<string, string>;
}

/** @param today of the reader */
export function knownCompany(file: CompanyFile, today: string, version = 0): KnownCompany {
  const { people = [], assignments = [], managers = [], positions = [] } = file;
  const { costCenters = [], geofences = [] } = file;
  return {
    file,
    version,
    people,
    byNumber: new Map(people.map((person) => [person.employeeNumber, person])),
    byUsername: new Map(
      people.flatMap((person) =>
        person.username === undefined ? [] : [[fold(person.username), person] as const],
      ),
    ),
    byEmail: atOnce(onceEach(people, ({ email }) => (email === undefined ? [] : [email]))),
    byBadge: new Map(
      people.flatMap((person) =>
        person.badge === undefined ? [] : [[person.badge, person] as const],
      ),
    ),
    jobs: currentJobs(assignments, today),
    assignmentCodes: new Set(assignments.map(({ code }) => code)),
    managing: groupBy(
      managers.filter(({ endDate }) => endDate === undefined || endDate >= today),
      ({ assignment }) => assignment,
    ),
    managers: approvers(people, assignments),
    positions: codesOf(positions.map(({ code, description }) => [code, description])),
    costCenters: codesOf(costCenters.map(({ code, name }) => [code, name])),
    sites: codesOf(geofences.map(({ code, name }) => [code, name])),
    positionNames: new Map(positions.map(({ code, description }) => [code, description])),
  };
}

/** Items between two pauses. */
const step = 100;

/** Each by its folded texts; null where several have the same. Pauses in between. */
export function* onceEach<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): Generator<void, Map<string, Item | null>> {
  const found = new Map<string, Item | null>();
  for (const [index, item] of items.entries()) {
    for (const text of new Set(textsOf(item).map(fold))) {
      found.set(text, found.has(text) ? null : item);
    }
    if (index % step === 0) yield;
  }
  return found;
}

/** The result of work, without its pauses. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** A code goes before the name of something else. */
function codesOf(pairs: readonly (readonly [string, string])[]): Map<string, string | null> {
  const names = atOnce(onceEach(pairs, ([, name]) => [name]));
  const found = new Map<string, string | null>();
  for (const [name, pair] of names) found.set(name, pair?.[0] ?? null);
  for (const [code] of pairs) found.set(fold(code), code);
  return found;
}

function currentJobs(
  assignments: readonly AssignmentEntry[],
  today: string,
): Map<string, AssignmentEntry> {
  const jobs = new Map<string, AssignmentEntry>();
  const isCurrent = ({ startDate, endDate = today }: AssignmentEntry) =>
    startDate <= today && endDate >= today;
  for (const job of assignments) {
    const other = jobs.get(job.employee);
    if (!job.isPrimary && other) continue;
    const isBetter =
      other === undefined ||
      (job.isPrimary && !other.isPrimary) ||
      (!isCurrent(other) && (isCurrent(job) || job.startDate > other.startDate));
    if (isBetter) jobs.set(job.employee, job);
  }
  return jobs;
}

function approvers(
  people: readonly PersonEntry[],
  assignments: readonly AssignmentEntry[],
): Set<string> {
  return new Set([
    ...people
      .filter(({ authorities = [] }) => isManager(authorities))
      .map(({ employeeNumber }) => employeeNumber),
    ...assignments
      .filter(({ authorities }) => isManager(authorities))
      .map(({ employee }) => employee),
  ]);
}

/** The value that most entries have; null without entries. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | null = null;
  for (const [value, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = value;
  }
  return best;
}

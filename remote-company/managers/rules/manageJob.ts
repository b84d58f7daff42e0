import { addDays, type LocalDate } from 'shared-contracts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { rangeOf, type JobFacts } from '../../jobs/rules/job.ts';

type Range = JobFacts['managers'][number];

/** Who manages jobs from a day on. */
export interface Handover {
  /** Employee number. */
  readonly manager: string;
  readonly from: LocalDate;
  /** The last day; null without an end. */
  readonly until: LocalDate | null;
  /** Whose ranges end the day before: everybody else's, one person's, or nobody's. */
  readonly instead: 'ALL' | 'NOBODY' | { readonly manager: string };
}

/** A job as far as its managers are concerned. */
export interface ManagedJob {
  readonly assignment: string;
  /** The days of the job. */
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  readonly ranges: readonly Range[];
}

const forever = '9999-12-31';

/**
 * The ranges that hand a job over: the manager's own days are filled up; the others' ranges end the
 * day before, and go on after a last day.
 */
export function handOver(
  { assignment, startDate, endDate, ranges }: ManagedJob,
  { manager, from: wanted, until, instead }: Handover,
): ChangedEntry[] {
  const from = wanted > startDate ? wanted : startDate;
  const last = until ?? forever;
  if (from > (endDate ?? forever) || from > last) return [];
  const own = ranges.filter((range) => range.manager === manager);
  const given = freeDays(from, last, own).map((days): ChangedEntry => ({
    ...{ section: 'managers', before: null },
    after: { manager, assignment, ...openRange(days) },
  }));
  const ending = ranges.filter(
    (range) =>
      range.manager !== manager &&
      isMeant(range, instead) &&
      range.startDate <= last &&
      (range.endDate ?? forever) >= from,
  );
  return [...given, ...ending.flatMap((range) => interrupted(range, assignment, from, last))];
}

/** The ranges of a person, or of everybody, end on a day; those that begin later go. */
export function endRanges(
  { assignment, ranges }: ManagedJob,
  { manager, lastDay }: { readonly manager: string | null; readonly lastDay: LocalDate },
): ChangedEntry[] {
  return ranges
    .filter(
      (range) =>
        (manager === null || range.manager === manager) && (range.endDate ?? forever) > lastDay,
    )
    .map((range) => cut(range, assignment, lastDay));
}

/** The job after changes of its own ranges. */
export function managedAfter(job: ManagedJob, changes: readonly ChangedEntry[]): ManagedJob {
  const keyOf = ({ manager, startDate }: Pick<Range, 'manager' | 'startDate'>) =>
    `${startDate} ${manager}`;
  const ranges = new Map(job.ranges.map((range) => [keyOf(range), range]));
  for (const change of changes) {
    if (change.section !== 'managers') continue;
    if (change.after === null) {
      ranges.delete(keyOf(change.before));
      continue;
    }
    const { manager, startDate, endDate = null } = change.after;
    const name = ranges.get(keyOf(change.after))?.name ?? manager;
    ranges.set(keyOf(change.after), { manager, name, startDate, endDate });
  }
  return { ...job, ranges: [...ranges.values()] };
}

/** The first day from a day on when nobody manages the job; null if somebody always does. */
export function firstGap(
  { startDate, endDate, ranges }: ManagedJob,
  today: LocalDate,
): LocalDate | null {
  const from = today > startDate ? today : startDate;
  const [gap] = freeDays(from, endDate ?? forever, ranges);
  return gap?.startDate ?? null;
}

/** The first day from a day on when more than one person manages the job; null for none. */
export function firstOverlap({ ranges }: ManagedJob, today: LocalDate): LocalDate | null {
  const days = ranges.flatMap((one, index) =>
    ranges.slice(index + 1).flatMap((other) => {
      if (one.manager === other.manager) return [];
      const [first = today] = [one.startDate, other.startDate, today].toSorted().toReversed();
      const ends = [one.endDate ?? forever, other.endDate ?? forever];
      return ends.every((end) => end >= first) ? [first] : [];
    }),
  );
  return days.toSorted()[0] ?? null;
}

interface Days {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** The days from `from` to `last` that are in no range. */
function freeDays(from: LocalDate, last: LocalDate, ranges: readonly Range[]): Days[] {
  const free: Days[] = [];
  let day = from;
  for (const { startDate, endDate } of ranges.toSorted((a, b) => compare(a, b))) {
    if ((endDate ?? forever) < day) continue;
    if (startDate > last) break;
    if (startDate > day) free.push({ startDate: day, endDate: addDays(startDate, -1) });
    if (endDate === null || endDate >= last) return free;
    day = addDays(endDate, 1);
  }
  return day > last ? free : [...free, { startDate: day, endDate: last }];
}

function compare(a: Range, b: Range): number {
  if (a.startDate === b.startDate) return 0;
  return a.startDate < b.startDate ? -1 : 1;
}

function interrupted(
  range: Range,
  assignment: string,
  from: LocalDate,
  last: LocalDate,
): ChangedEntry[] {
  const ending = cut(range, assignment, addDays(from, -1));
  if ((range.endDate ?? forever) <= last) return [ending];
  const { manager } = range;
  const rest = { manager, assignment, ...rangeOf(addDays(last, 1), range.endDate) };
  return [ending, { section: 'managers', before: null, after: rest }];
}

/** The range with a last day; without any if it begins later. */
function cut(range: Range, assignment: string, lastDay: LocalDate): ChangedEntry {
  const before = entryOf(range, assignment);
  return range.startDate > lastDay
    ? { section: 'managers', before, after: null }
    : { section: 'managers', before, after: { ...before, endDate: lastDay } };
}

function isMeant({ manager }: Range, instead: Handover['instead']): boolean {
  if (instead === 'NOBODY') return false;
  return instead === 'ALL' || instead.manager === manager;
}

function entryOf({ manager, startDate, endDate }: Range, assignment: string) {
  return { manager, assignment, ...rangeOf(startDate, endDate) };
}

function openRange({ startDate, endDate }: Days) {
  return rangeOf(startDate, endDate === forever ? null : endDate);
}

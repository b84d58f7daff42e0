import { addDays, type LocalDate } from 'shared-contracts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { lastsUntil, rangeOf, scheduleEntryOf, type Job } from './job.ts';

export interface NewSchedule {
  /** Code of the work schedule. */
  readonly workSchedule: string;
  /** The first day with it; the past stays as it is. */
  readonly from: LocalDate;
}

/** How a job takes another schedule. */
export type ScheduleChange =
  | {
      readonly kind: 'CHANGED';
      readonly changes: readonly ChangedEntry[];
      /** The day on which another lasting schedule, which stays, takes over; null for none. */
      readonly until: LocalDate | null;
    }
  /** The job ends before. */
  | { readonly kind: 'ENDED' }
  /** A lasting schedule of those days was planned in Punctual, which no file can end. */
  | { readonly kind: 'PLANNED_HERE' };

/**
 * The job with another lasting schedule from a day on: the one before ends, and one that begins
 * later stays. Temporary ones go before it as ever.
 */
export function changeSchedule(
  { entry, facts }: Job,
  { workSchedule, from: wanted }: NewSchedule,
  unique: (code: string) => string,
): ScheduleChange {
  const from = wanted > entry.startDate ? wanted : entry.startDate;
  if (!lastsUntil(entry, from)) return { kind: 'ENDED' };
  const lasting = facts.schedules.filter(
    ({ isTemporary, endDate }) => !isTemporary && (endDate === null || endDate >= from),
  );
  const running = lasting.filter(({ startDate }) => startDate <= from);
  if (running.some(({ code }) => code === null)) return { kind: 'PLANNED_HERE' };
  const [next] = lasting
    .map(({ startDate }) => startDate)
    .filter((day) => day > from)
    .toSorted();
  const range = rangeOf(from, next === undefined ? null : addDays(next, -1));
  let replaced = false;
  const changes = running.flatMap((each): ChangedEntry[] => {
    const before = scheduleEntryOf(each, entry.code);
    if (before === null) return [];
    if (before.startDate < from) {
      const after = { ...before, endDate: addDays(from, -1) };
      return [{ section: 'assignedSchedules', before, after }];
    }
    replaced = true;
    const { code, assignment } = before;
    const after = { code, assignment, workSchedule, ...range };
    return [{ section: 'assignedSchedules', before, after }];
  });
  if (!replaced) {
    const code = unique(followingCode(`S-${entry.code}`, from));
    const after = { code, assignment: entry.code, workSchedule, ...range };
    changes.push({ section: 'assignedSchedules', before: null, after });
  }
  return { kind: 'CHANGED', changes, until: next ?? null };
}

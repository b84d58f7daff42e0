import { longestCode } from '../../changes/rules/followingCode.ts';
import type { components, LocalDate } from 'shared-contracts';
import type {
  AbsenceEntry,
  AssignedScheduleEntry,
  AssignmentEntry,
  OpenRange,
} from 'shared-contracts/company-file/companyFile.ts';

type Schemas = components['schemas'];
export type JobFacts = Schemas['CompanyJobFacts'];
export type PlannedSchedule = JobFacts['schedules'][number];

/** A job that somebody holds, with what follows from it today and later. */
export interface Job {
  readonly entry: AssignmentEntry;
  readonly facts: JobFacts;
  /** The name of its person. */
  readonly name: string;
}

export const noFacts: JobFacts = {
  unmanagedFrom: null,
  hasOpenShift: false,
  managers: [],
  schedules: [],
  absences: [],
};

/** Days compare as text; a range without an end lasts for ever. */
export function lastsUntil(range: Pick<OpenRange, 'endDate'>, day: LocalDate): boolean {
  return range.endDate === undefined || range.endDate >= day;
}

/** The range as a file has it: without the field where there is no last day. */
export function rangeOf(startDate: LocalDate, endDate: LocalDate | null | undefined): OpenRange {
  return endDate === null || endDate === undefined ? { startDate } : { startDate, endDate };
}

/** A schedule of the facts as the file has it; null for one that is in no file. */
export function scheduleEntryOf(
  { code, workSchedule, startDate, endDate, firstDayNumber, isTemporary }: PlannedSchedule,
  assignment: string,
): AssignedScheduleEntry | null {
  if (code === null) return null;
  return {
    ...{ code, assignment, workSchedule, ...rangeOf(startDate, endDate) },
    ...(firstDayNumber === 1 ? {} : { firstDayNumber }),
    ...(isTemporary ? { isTemporary } : {}),
  };
}

export function absenceEntryOf(
  { code, timeTypeName, startDate, endDate }: JobFacts['absences'][number],
  assignment: string,
): AbsenceEntry {
  return { code, assignment, timeTypeName, startDate, endDate };
}

/** Orders with codes that no other entry of the same order has. */
export function uniqueCodes() {
  const given = new Set<string>();
  return (code: string): string => {
    let unique = code;
    for (let number = 2; given.has(unique); number += 1) {
      unique = `${code.slice(0, longestCode - 1 - String(number).length)}~${number}`;
    }
    given.add(unique);
    return unique;
  };
}

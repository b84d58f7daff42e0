import {
  addDays,
  limits,
  type ApprovalStatus,
  type DateRange,
  type LocalDate,
} from 'shared-contracts';

/** What the page shows: whose time, of which days, in which statuses, and how much of it. */
export interface ApprovalFilter {
  readonly range: DateRange;
  /** None means all six (spec §4). */
  readonly statuses: readonly ApprovalStatus[];
  readonly search: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
}

/** The first filter: 31 days up to today (spec §9), the company's statuses. */
export function firstFilter(
  today: LocalDate,
  statuses: readonly ApprovalStatus[],
  pageSize: number,
): ApprovalFilter {
  const startDate = addDays(today, 1 - limits.defaultApprovalDays);
  return { range: { startDate, endDate: today }, statuses, search: '', page: 0, pageSize };
}

/** Whether it shows other time than the first filter does; paging aside. */
export function isNarrowed(filter: ApprovalFilter, first: ApprovalFilter): boolean {
  return (
    filter.search !== first.search ||
    filter.range.startDate !== first.range.startDate ||
    filter.range.endDate !== first.range.endDate ||
    !haveSame(filter.statuses, first.statuses)
  );
}

/** A search of fewer than 3 characters is none (spec §9). */
export function searchTerm(typed: string): string {
  const term = typed.trim().slice(0, limits.maximumSearchLength);
  return term.length < limits.minimumSearchLength ? '' : term;
}

/** The days before the range in which undecided time may still lie: a year of them. */
export function daysBefore({ startDate }: DateRange): DateRange {
  return { startDate: addDays(startDate, -366), endDate: addDays(startDate, -1) };
}

function haveSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

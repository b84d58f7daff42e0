import {
  addDays,
  limits,
  type ApprovalStatus,
  type components,
  type DateRange,
  type LocalDate,
} from 'shared-contracts';
import type { SelectedEntry } from './timePairs.ts';
import { filterPayload } from 'shared-time/filter/rules/filterPayload.ts';
import type { FilterValue } from 'shared-time/filter/rules/timeFilter.ts';

/** What the page shows: whose time, of which days, in which statuses, and how much of it. */
export interface ApprovalFilter {
  readonly range: DateRange;
  /** None means all six (spec §4). */
  readonly statuses: readonly ApprovalStatus[];
  readonly values: readonly FilterValue[];
  /** Entries with something unusual alone. */
  readonly onlyExceptions: boolean;
  /** Nobody is shown for a planned shift without time alone. */
  readonly onlyRecorded: boolean;
  readonly search: string;
  /** The one person alone to whom a link led; null for everybody. */
  readonly employeeId: number | null;
  /** From 0. */
  readonly page: number;
  readonly pageSize: PageSize;
}

/** People on a page; `all` comes in successive pages. */
export type PageSize = number | 'all';

/** How many people a page may show (spec §9). */
export function pageSizes(isPhone: boolean): readonly PageSize[] {
  const ofPhones = isPhone ? [limits.approvalsPageSizeOnPhones] : [];
  return [...ofPhones, ...limits.approvalsPageSizes, 'all'];
}

/** The filter as the API takes it, without paging. */
export type FilterPayload = Omit<
  components['schemas']['ApprovalsFilter'],
  'page' | 'pageSize' | 'entriesPage' | 'entriesPageSize'
>;

/** The first filter: 31 days up to today (spec §9), the company's statuses. */
export function firstFilter(
  today: LocalDate,
  statuses: readonly ApprovalStatus[],
  pageSize: number,
): ApprovalFilter {
  const startDate = addDays(today, 1 - limits.defaultApprovalDays);
  return {
    range: { startDate, endDate: today },
    statuses,
    values: [],
    onlyExceptions: false,
    onlyRecorded: false,
    search: '',
    employeeId: null,
    page: 0,
    pageSize,
  };
}

/** Whether it shows other time than the first filter does; paging aside. */
export function isNarrowed(filter: ApprovalFilter, first: ApprovalFilter): boolean {
  return (
    filter.search !== first.search ||
    filter.employeeId !== null ||
    filter.onlyExceptions ||
    filter.onlyRecorded ||
    filter.values.length > 0 ||
    filter.range.startDate !== first.range.startDate ||
    filter.range.endDate !== first.range.endDate ||
    !haveSame(filter.statuses, first.statuses)
  );
}

export function approvalsPayload(filter: ApprovalFilter): FilterPayload {
  const { range, statuses, values, onlyExceptions, onlyRecorded, search, employeeId } = filter;
  return {
    ...range,
    ...filterPayload(values),
    ...(statuses.length > 0 ? { approvalStatus: [...statuses] } : {}),
    ...(onlyExceptions ? { onlyExceptions } : {}),
    ...(onlyRecorded ? { onlyRecorded } : {}),
    ...(search ? { search } : {}),
    ...(employeeId === null ? {} : { employeeIds: [employeeId] }),
  };
}

/** Whether all that waits on its days is asked for, of everybody. */
export function asksForAllUndecided(filter: ApprovalFilter): boolean {
  const { statuses, values, onlyExceptions, search, employeeId } = filter;
  const isNarrow = onlyExceptions || values.length > 0 || search !== '' || employeeId !== null;
  const hasAll = statuses.includes('PENDING') && statuses.includes('PENDING_DELETE');
  return !isNarrow && (statuses.length === 0 || hasAll);
}

/** What the external HR system did not take in these days, whatever its status; `label` names it. */
export function onlyNotDelivered(filter: ApprovalFilter, label: string): ApprovalFilter {
  const field = 'info';
  const values = [{ field, value: 'NOT_DELIVERED', label } as const];
  return { ...filter, statuses: [], values, onlyExceptions: false, page: 0 };
}

export function isOnlyNotDelivered({ values }: ApprovalFilter): boolean {
  return values.some(({ value }) => value === 'NOT_DELIVERED');
}

/** What shows all of the selected entries, beside others of their days and statuses. */
export function filterForSelection(
  filter: ApprovalFilter,
  selected: Iterable<Pick<SelectedEntry, 'startDate'>>,
): ApprovalFilter {
  const days = [...selected].map(({ startDate }) => startDate);
  const { startDate, endDate } = filter.range;
  const range = {
    startDate: days.reduce((first, day) => (day < first ? day : first), startDate),
    endDate: days.reduce((last, day) => (day > last ? day : last), endDate),
  };
  return { ...filter, ...everything, range };
}

const everything = {
  statuses: [],
  values: [],
  search: '',
  employeeId: null,
  onlyExceptions: false,
  onlyRecorded: false,
  page: 0,
};

/** The time that keeps these days from being signed off, whatever was looked for before. */
export function filterForUndecided(range: DateRange): Partial<ApprovalFilter> {
  const statuses = ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'] as const;
  return { ...everything, range, statuses, onlyRecorded: true };
}

/** Everything of one person around a day: what a link to an entry shows. */
export function filterForLink(
  first: ApprovalFilter,
  employeeId: number,
  day: LocalDate,
): ApprovalFilter {
  const { startDate, endDate } = first.range;
  const range = {
    startDate: day < startDate ? day : startDate,
    endDate: day > endDate ? day : endDate,
  };
  return { ...first, range, employeeId, statuses: [] };
}

/** All days on which undecided time may lie, as the drawer counts it. */
export function allDays(today: LocalDate): DateRange {
  const days = limits.defaultApprovalDays - 1 + limits.approvalLookBackDays;
  return { startDate: addDays(today, -days), endDate: today };
}

/** The days before the range in which undecided time may still lie. */
export function daysBefore({ startDate }: DateRange): DateRange {
  return {
    startDate: addDays(startDate, -limits.approvalLookBackDays),
    endDate: addDays(startDate, -1),
  };
}

function haveSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

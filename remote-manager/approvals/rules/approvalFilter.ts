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

/** The page's filter: whose time, which days, which statuses, and the page size. */
export interface ApprovalFilter {
  readonly range: DateRange;
  /** Empty: all six (spec §4). */
  readonly statuses: readonly ApprovalStatus[];
  readonly values: readonly FilterValue[];
  /** Only entries with exceptions. */
  readonly onlyExceptions: boolean;
  /** Hides people who only have a planned shift without time. */
  readonly onlyRecorded: boolean;
  readonly search: string;
  /** The only person shown, from a link; null: everybody. */
  readonly employeeId: number | null;
  /** From 0. */
  readonly page: number;
  readonly pageSize: PageSize;
}

/** People on a page; `all` is loaded in successive pages. */
export type PageSize = number | 'all';

/** The available page sizes (spec §9). */
export function pageSizes(isPhone: boolean): readonly PageSize[] {
  const ofPhones = isPhone ? [limits.approvalsPageSizeOnPhones] : [];
  return [...ofPhones, ...limits.approvalsPageSizes, 'all'];
}

/** The filter in the API's format, without paging. */
export type FilterPayload = Omit<
  components['schemas']['ApprovalsFilter'],
  'page' | 'pageSize' | 'entriesPage' | 'entriesPageSize'
>;

/** The default filter: 31 days up to today (spec §9), the company's statuses. */
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

/** Whether it differs from the default filter, paging aside. */
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

/** Whether it covers all undecided time on its days, of everybody. */
export function asksForAllUndecided(filter: ApprovalFilter): boolean {
  const { statuses, values, onlyExceptions, search, employeeId } = filter;
  const isNarrow = onlyExceptions || values.length > 0 || search !== '' || employeeId !== null;
  const hasAll = statuses.includes('PENDING') && statuses.includes('PENDING_DELETE');
  return !isNarrow && (statuses.length === 0 || hasAll);
}

/** What the external HR system rejected in these days, with any status; `label` names it. */
export function onlyNotDelivered(filter: ApprovalFilter, label: string): ApprovalFilter {
  const field = 'info';
  const values = [{ field, value: 'NOT_DELIVERED', label } as const];
  return { ...filter, statuses: [], values, onlyExceptions: false, page: 0 };
}

export function isOnlyNotDelivered({ values }: ApprovalFilter): boolean {
  return values.some(({ value }) => value === 'NOT_DELIVERED');
}

/** A filter that shows all selected entries, among others of their days and statuses. */
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

/** The time that blocks the sign-off of these days, replacing the previous filter. */
export function filterForUndecided(range: DateRange): Partial<ApprovalFilter> {
  const statuses = ['PENDING', 'PENDING_DELETE', 'INCOMPLETE'] as const;
  return { ...everything, range, statuses, onlyRecorded: true };
}

/** Everything of one person around a day, for a link to an entry. */
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

/** All days that can have undecided time, as the drawer counts it. */
export function allDays(today: LocalDate): DateRange {
  const days = limits.defaultApprovalDays - 1 + limits.approvalLookBackDays;
  return { startDate: addDays(today, -days), endDate: today };
}

/** The days before the range that can still have undecided time. */
export function daysBefore({ startDate }: DateRange): DateRange {
  return {
    startDate: addDays(startDate, -limits.approvalLookBackDays),
    endDate: addDays(startDate, -1),
  };
}

function haveSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

import { answer, limits, type ApiClient, type components } from 'shared-contracts';
import {
  approvalsPayload,
  type ApprovalFilter,
  type FilterPayload,
} from '../rules/approvalFilter.ts';
import type { TimePair } from '../rules/timePairs.ts';

export type ApprovalGroups = components['schemas']['ApprovalGroups'];

interface Cancellable {
  readonly signal: AbortSignal;
}

/** Everything that shows people's time on this page lies below this key. */
export const approvalsKey = ['approvals'] as const;
export const peopleKey = [...approvalsKey, 'people'] as const;
export const entriesKey = (employeeId: number) => [...approvalsKey, 'entries', employeeId] as const;

/**
 * People with their totals, without entries: the page that is asked for, or all pages one after the
 * other. While other people are fetched the last ones stay.
 */
export function peopleQuery(api: ApiClient, filter: ApprovalFilter | null) {
  const isAll = filter?.pageSize === 'all';
  const payload = filter && approvalsPayload(filter);
  return {
    queryKey: [...peopleKey, 'pages', payload, filter?.pageSize, isAll ? 0 : filter?.page],
    enabled: payload !== null,
    placeholderData: <Data>(previous: Data) => previous,
    initialPageParam: isAll ? 0 : (filter?.page ?? 0),
    getNextPageParam: ({ totalPages }: ApprovalGroups, _all: unknown, last: number) =>
      isAll && last + 1 < totalPages ? last + 1 : null,
    queryFn: ({ pageParam, signal }: Cancellable & { readonly pageParam: number }) => {
      if (!payload) throw new Error('Nothing was asked for.');
      const pageSize = filter.pageSize === 'all' ? limits.maximumPageSize : filter.pageSize;
      return fetchPeople(api, payload, { page: pageParam, pageSize }, signal);
    },
  };
}

/** All entries of one person, oldest first. */
export function entriesQuery(api: ApiClient, filter: ApprovalFilter | null, employeeId: number) {
  const payload = filter && { ...approvalsPayload(filter), employeeIds: [employeeId] };
  return {
    queryKey: [...entriesKey(employeeId), payload],
    enabled: payload !== null,
    queryFn: async ({ signal }: Cancellable): Promise<readonly TimePair[]> => {
      if (!payload) throw new Error('Nothing was asked for.');
      const found: TimePair[] = [];
      for (let entriesPage = 0; ; entriesPage += 1) {
        const paging = { page: 0, pageSize: 1, entriesPage, entriesPageSize };
        // Each page begins where the one before ended.
        const { contents } = await fetchApprovals(api, { ...payload, ...paging }, signal);
        const [group] = contents;
        found.push(...(group?.summaries ?? []));
        if (!group || group.summaries.length < entriesPageSize) return found;
      }
    },
  };
}

/** How many entries the filter finds that wait for a decision. */
export function undecidedQuery(api: ApiClient, payload: FilterPayload | null) {
  return countQuery(api, payload, 'totalDecidable');
}

/** How many entries the filter finds. */
export function foundQuery(api: ApiClient, payload: FilterPayload | null) {
  return countQuery(api, payload, 'totalTimePairs');
}

/** How many people the filter finds. */
export function foundPeopleQuery(api: ApiClient, payload: FilterPayload | null) {
  return countQuery(api, payload, 'totalEmployees');
}

function countQuery(
  api: ApiClient,
  payload: FilterPayload | null,
  counted: 'totalDecidable' | 'totalTimePairs' | 'totalEmployees',
) {
  return {
    queryKey: [...peopleKey, counted, payload],
    enabled: payload !== null,
    queryFn: async ({ signal }: Cancellable): Promise<number> => {
      if (!payload) throw new Error('Nothing was asked for.');
      return (await fetchPeople(api, payload, { page: 0, pageSize: 1 }, signal))[counted];
    },
  };
}

const entriesPageSize = limits.maximumPageSize;

function fetchPeople(
  api: ApiClient,
  payload: FilterPayload,
  paging: { readonly page: number; readonly pageSize: number },
  signal: AbortSignal,
) {
  const noEntries = { entriesPage: 0, entriesPageSize: 0 };
  return fetchApprovals(api, { ...payload, ...paging, ...noEntries }, signal);
}

/** @throws ApiFailure */
function fetchApprovals(
  api: ApiClient,
  body: components['schemas']['ApprovalsFilter'],
  signal: AbortSignal,
): Promise<ApprovalGroups> {
  return answer(api.POST('/api/time-pairs/fetch-approvals', { body, signal }));
}

import {
  answer,
  limits,
  numberedPages,
  type Api,
  type ApiClient,
  type components,
  type OperationKey,
  type PageRequest,
} from 'shared-contracts';
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

const noEntries = { entriesPage: 0, entriesPageSize: 0 };

/** The keys of the page's people and their counts. */
export function peopleKeys({ query }: Api): readonly OperationKey[] {
  return [
    query.key('/api/time-pairs/fetch-approvals', { body: noEntries }),
    query.key('/api/time-pairs/approvals/selection'),
    query.key('/api/time-pairs/unworked-days', {}, 'count'),
    query.key('/api/employees/{id}/undecided-count'),
  ];
}

/** The keys of one person's list. */
export function entriesKeys({ query }: Api, employeeId: number): readonly OperationKey[] {
  const body = { employeeIds: [employeeId] };
  return [
    query.key('/api/time-pairs/fetch-approvals', { body }, 'entries'),
    query.key('/api/time-pairs/unworked-days', { body }, 'days'),
  ];
}

/** The keys of everything on the page that shows people's time. */
export function approvalsKeys({ query }: Api): readonly OperationKey[] {
  return [
    query.key('/api/time-pairs/fetch-approvals'),
    query.key('/api/time-pairs/approvals/selection'),
    query.key('/api/time-pairs/unworked-days'),
    query.key('/api/employees/{id}/undecided-count'),
  ];
}

/**
 * People with their totals, without entries: the requested page, or all pages in sequence. The
 * previous people stay while others are fetched.
 */
export function peopleQuery(api: Api, filter: ApprovalFilter | null) {
  const isAll = filter?.pageSize === 'all';
  const page = filter?.page ?? 0;
  const pageSize = typeof filter?.pageSize === 'number' ? filter.pageSize : limits.maximumPageSize;
  const payload = filter && approvalsPayload(filter);
  return {
    queryKey: api.query.key(
      '/api/time-pairs/fetch-approvals',
      payload ? { body: { ...payload, ...noEntries, pageSize, ...(isAll ? {} : { page }) } } : {},
      'people',
    ),
    enabled: payload !== null,
    placeholderData: <Data>(previous: Data) => previous,
    initialPageParam: isAll ? 0 : page,
    getNextPageParam: isAll ? numberedPages.getNextPageParam : () => null,
    queryFn: ({ pageParam, signal }: PageRequest) => {
      if (!payload) throw new Error('Nothing was asked for.');
      const body = { ...payload, ...noEntries, page: pageParam, pageSize };
      return fetchApprovals(api, body, signal);
    },
  };
}

/** All entries of one person, oldest first. */
export function entriesQuery(api: Api, filter: ApprovalFilter | null, employeeId: number) {
  const payload = filter && { ...approvalsPayload(filter), employeeIds: [employeeId] };
  return {
    queryKey: api.query.key('/api/time-pairs/fetch-approvals', { body: payload ?? {} }, 'entries'),
    enabled: payload !== null,
    queryFn: async ({ signal }: Cancellable): Promise<readonly TimePair[]> => {
      if (!payload) throw new Error('Nothing was asked for.');
      const found: TimePair[] = [];
      for (let entriesPage = 0; ; entriesPage += 1) {
        const paging = { page: 0, pageSize: 1, entriesPage, entriesPageSize };
        // Each page starts where the previous one ended.
        const { contents } = await fetchApprovals(api, { ...payload, ...paging }, signal);
        const [group] = contents;
        found.push(...(group?.summaries ?? []));
        if (!group || group.summaries.length < entriesPageSize) return found;
      }
    },
  };
}

/** The counts of the filter's matches. */
export function totalsQuery({ query }: Api, payload: FilterPayload) {
  const body = { ...payload, ...noEntries, page: 0, pageSize: 1 };
  return query.POST('/api/time-pairs/fetch-approvals', { body });
}

const entriesPageSize = limits.maximumPageSize;

/** @throws ApiFailure */
function fetchApprovals(
  api: ApiClient,
  body: components['schemas']['ApprovalsFilter'],
  signal: AbortSignal,
): Promise<ApprovalGroups> {
  return answer(api.POST('/api/time-pairs/fetch-approvals', { body, signal }));
}

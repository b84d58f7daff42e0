import { answer, type ApiClient, type components } from 'shared-contracts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';

type ApprovalGroups = components['schemas']['ApprovalGroups'];

/** Everything that shows people's time on this page lies below this key. */
export const approvalsKey = ['approvals'] as const;

/** A page of people with their time; while another page is fetched the last one stays. */
export function approvalsQuery(api: ApiClient, filter: ApprovalFilter | null) {
  return {
    queryKey: [...approvalsKey, filter],
    enabled: filter !== null,
    placeholderData: (previous: ApprovalGroups | undefined) => previous,
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(api, filter, signal),
  };
}

/** @throws ApiFailure */
function fetchPage(api: ApiClient, filter: ApprovalFilter | null, signal: AbortSignal) {
  if (!filter) throw new Error('Nothing was asked for.');
  const { range, statuses, search, page, pageSize } = filter;
  return answer(
    api.POST('/api/time-pairs/fetch-approvals', {
      signal,
      body: {
        ...range,
        page,
        pageSize,
        ...(search ? { search } : {}),
        ...(statuses.length > 0 ? { approvalStatus: [...statuses] } : {}),
      },
    }),
  );
}

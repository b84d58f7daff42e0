import type { components } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';
import { totalsQuery } from '../data/approvalsQuery.ts';
import { asScheduledQuery } from '../data/selectEntries.ts';
import {
  type ApprovalFilter,
  approvalsPayload,
  isOnlyNotDelivered,
  onlyNotDelivered,
} from '../rules/approvalFilter.ts';
/** The counts to look at, over all pages; null while loading. */
export function useSummaryCounts(
  filter: ApprovalFilter,
  totals: components['schemas']['ApprovalGroups'],
) {
  const api = useApi();
  const hasDecidable = totals.totalDecidable > 0;
  const isOnly = isOnlyNotDelivered(filter);
  const unusual = useQuery({
    ...totalsQuery(api, approvalsPayload({ ...filter, onlyExceptions: true })),
    enabled: !filter.onlyExceptions,
  });
  const notDelivered = useQuery({
    ...totalsQuery(api, approvalsPayload(onlyNotDelivered(filter, ''))),
    enabled: !isOnly,
  });
  const asScheduled = useQuery({
    ...asScheduledQuery(api, approvalsPayload(filter)),
    enabled: hasDecidable,
  });
  // Everything appears in one line, so that nothing moves for the second.
  const isCounted = !notDelivered.isLoading && !asScheduled.isLoading;
  return {
    /** The number of people that "only unusual" lists. */
    toLookAt: (filter.onlyExceptions ? totals : unusual.data)?.totalEmployees ?? null,
    notDelivered: isCounted && !isOnly ? (notDelivered.data?.totalTimePairs ?? 0) : 0,
    asScheduled: isCounted && hasDecidable ? (asScheduled.data ?? 0) : 0,
  };
}

import type { components } from 'shared-contracts';
import { useApi, useQuery } from 'shared-ui';
import { foundPeopleQuery, foundQuery } from '../data/approvalsQuery.ts';
import { asScheduledQuery } from '../data/selectEntries.ts';
import {
  approvalsPayload,
  isOnlyNotDelivered,
  onlyNotDelivered,
  type ApprovalFilter,
} from '../rules/approvalFilter.ts';
import { countToLookAt } from '../rules/groups.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

/** How much there is to look at, of all pages; what is still being counted is null. */
export function useSummaryCounts(
  filter: ApprovalFilter,
  totals: components['schemas']['ApprovalGroups'],
  groups: readonly ApprovalGroup[],
) {
  const api = useApi();
  const hasAll = groups.length >= totals.totalEmployees;
  const unusual = useQuery(
    foundPeopleQuery(api, hasAll ? null : approvalsPayload({ ...filter, onlyExceptions: true })),
  );
  const notDelivered = useQuery(
    foundQuery(
      api,
      isOnlyNotDelivered(filter) ? null : approvalsPayload(onlyNotDelivered(filter, '')),
    ),
  );
  const asScheduled = useQuery(
    asScheduledQuery(api, totals.totalDecidable > 0 ? approvalsPayload(filter) : null),
  );
  // What comes stands in one line, so that nothing moves aside for the second.
  const isCounted = !notDelivered.isLoading && !asScheduled.isLoading;
  return {
    toLookAt: hasAll ? countToLookAt(groups) : (unusual.data ?? null),
    notDelivered: isCounted ? (notDelivered.data ?? 0) : 0,
    asScheduled: isCounted ? (asScheduled.data ?? 0) : 0,
  };
}

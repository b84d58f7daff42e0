import { answer, type ApiClient, type components } from 'shared-contracts';
import type { FilterPayload } from '../rules/approvalFilter.ts';
import type { ApprovalRule, SelectedEntry } from '../rules/timePairs.ts';
import { peopleKey } from './approvalsQuery.ts';

export type ApprovalSelection = components['schemas']['ApprovalSelection'];

export interface Wanted {
  readonly payload: FilterPayload;
  /** Only what follows the rule. */
  readonly only?: ApprovalRule;
}

/** What of the filter can be selected: the first entries of the list, as many as may be. @throws ApiFailure */
export function readSelectable(
  api: ApiClient,
  wanted: Wanted,
  signal?: AbortSignal,
): Promise<ApprovalSelection> {
  return readPage(api, wanted, { purpose: 'SELECT' }, signal);
}

/** Everything of the filter that can be decided, and the totals to ask with. @throws ApiFailure */
export async function readDecidable(
  api: ApiClient,
  wanted: Wanted,
): Promise<ApprovalSelection & { readonly entries: readonly SelectedEntry[] }> {
  const first = await readPage(api, wanted, { purpose: 'DECIDE' });
  const entries = [...first.entries];
  for (let { next } = first; next !== null;) {
    // Each page begins where the one before ended.
    const page = await readPage(api, wanted, { purpose: 'DECIDE', after: next });
    entries.push(...page.entries);
    next = page.next;
  }
  return { ...first, entries };
}

/** The ids of everything of the filter that can be decided. */
export function decidableIdsQuery(api: ApiClient, payload: FilterPayload | null) {
  return {
    queryKey: [...peopleKey, 'decidable', payload],
    enabled: payload !== null,
    queryFn: async (): Promise<ReadonlySet<number>> => {
      if (!payload) throw new Error('Nothing was asked for.');
      const { entries } = await readDecidable(api, { payload });
      return new Set(entries.map(({ timePairId }) => timePairId));
    },
  };
}

/** How many entries match their schedule. */
export function asScheduledQuery(api: ApiClient, payload: FilterPayload | null) {
  return {
    queryKey: [...peopleKey, 'as-scheduled', payload],
    enabled: payload !== null,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<number> => {
      if (!payload) throw new Error('Nothing was asked for.');
      const found = await readSelectable(api, { payload, only: 'AS_SCHEDULED' }, signal);
      return found.totalTimePairs;
    },
  };
}

function readPage(
  api: ApiClient,
  { payload, only }: Wanted,
  paging: { readonly purpose: 'SELECT' | 'DECIDE'; readonly after?: number },
  signal?: AbortSignal,
): Promise<ApprovalSelection> {
  return answer(
    api.POST('/api/time-pairs/approvals/selection', {
      body: {
        filter: { ...payload, page: 0, pageSize: 1, entriesPage: 0, entriesPageSize: 0 },
        ...(only ? { only } : {}),
        ...paging,
      },
      ...(signal ? { signal } : {}),
    }),
  );
}

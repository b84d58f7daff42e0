import { answer, type Api, type ApiClient, type components } from 'shared-contracts';
import type { FilterPayload } from '../rules/approvalFilter.ts';
import type { ApprovalRule, SelectedEntry } from '../rules/timePairs.ts';

export type ApprovalSelection = components['schemas']['ApprovalSelection'];

const selection = '/api/time-pairs/approvals/selection';
const all = { purpose: 'DECIDE' } as const;

export interface SelectionRequest {
  readonly payload: FilterPayload;
  /** Only what matches the rule. */
  readonly only?: ApprovalRule;
}

interface Paging {
  readonly purpose: 'SELECT' | 'DECIDE';
  readonly after?: number;
}

/**
 * The selectable entries of the filter: the first ones of the list, up to the limit. @throws
 * ApiFailure
 */
export function readSelectable(
  api: ApiClient,
  request: SelectionRequest,
): Promise<ApprovalSelection> {
  return readPage(api, request, { purpose: 'SELECT' });
}

/**
 * Everything in the filter that can be decided, and the totals for the question. @throws ApiFailure
 */
export async function readDecidable(
  api: ApiClient,
  request: SelectionRequest,
): Promise<ApprovalSelection & { readonly entries: readonly SelectedEntry[] }> {
  const first = await readPage(api, request, all);
  const entries = [...first.entries];
  for (let { next } = first; next !== null;) {
    // Each page starts where the previous one ended.
    const page = await readPage(api, request, { ...all, after: next });
    entries.push(...page.entries);
    next = page.next;
  }
  return { ...first, entries };
}

/** The ids of everything in the filter that can be decided. */
export function decidableIdsQuery(api: Api, payload: FilterPayload | null) {
  return {
    queryKey: api.query.key(selection, payload ? bodyOf({ payload }, all) : {}, 'ids'),
    enabled: payload !== null,
    queryFn: async (): Promise<ReadonlySet<number>> => {
      if (!payload) throw new Error('Nothing was asked for.');
      const { entries } = await readDecidable(api, { payload });
      return new Set(entries.map(({ timePairId }) => timePairId));
    },
  };
}

/** The number of entries that match their schedule. */
export function asScheduledQuery({ query }: Api, payload: FilterPayload) {
  return {
    ...query.POST(selection, bodyOf({ payload, only: 'AS_SCHEDULED' }, { purpose: 'SELECT' })),
    select: ({ totalTimePairs }: ApprovalSelection) => totalTimePairs,
  };
}

function readPage(
  api: ApiClient,
  request: SelectionRequest,
  paging: Paging,
): Promise<ApprovalSelection> {
  return answer(api.POST(selection, bodyOf(request, paging)));
}

function bodyOf({ payload, only }: SelectionRequest, paging: Paging) {
  const filter = { ...payload, page: 0, pageSize: 1, entriesPage: 0, entriesPageSize: 0 };
  return { body: { filter, ...(only ? { only } : {}), ...paging } };
}

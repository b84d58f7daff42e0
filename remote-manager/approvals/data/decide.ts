import { answer, ApiFailure, type ApiClient } from 'shared-contracts';
import type { ApprovalRule, Decision, DecisionResult, TimePair } from '../rules/timePairs.ts';

export interface DecisionRequest {
  readonly requestedByUserId: number;
  readonly timePairIds: readonly number[];
  /** PENDING reopens a decided entry. */
  readonly decision: Decision | 'PENDING';
  /** The reason, shown to the people whose time it is. */
  readonly reason?: string | undefined;
  /** In every system, not only in this product. */
  readonly everywhere: boolean;
  /** Rejected corrections keep the previously approved version. */
  readonly keepApproved?: boolean | undefined;
  /** Entries that no longer match it are refused. */
  readonly only?: ApprovalRule | undefined;
  /** The same for a retry, so that it is applied once. */
  readonly key: string;
}

/**
 * Approves or rejects each row independently; even if all are refused, the rows say why.
 * @throws ApiFailure
 */
export function decide(
  api: ApiClient,
  request: DecisionRequest,
): Promise<readonly DecisionResult[]> {
  const { requestedByUserId, timePairIds, decision, everywhere, only, reason } = request;
  const { keepApproved = false, key } = request;
  return resultsOf(
    api.POST('/api/time-pairs/approvals', {
      params: { header: { 'idempotency-key': key } },
      body: {
        requestedByUserId,
        statusRequests: timePairIds.map((timePairId) => ({ timePairId, status: decision })),
        shouldSyncWithEC: everywhere,
        ...(only ? { only } : {}),
        ...(reason ? { reason } : {}),
        ...(keepApproved ? { keepApproved } : {}),
      },
    }),
  );
}

/**
 * The newest approved version of a corrected entry; null if the entry itself was reopened.
 * @throws ApiFailure
 */
export async function readApprovedBefore(api: ApiClient, id: number): Promise<TimePair | null> {
  const path = '/api/time-pairs/{id}/corrections';
  const [, ...earlier] = await answer(api.GET(path, { params: { path: { id } } }));
  const versions = earlier.map(({ timePairSummary }) => timePairSummary);
  return versions.find(({ status }) => status === 'APPROVED') ?? null;
}

/** Undoes recent decisions, each independently. @throws ApiFailure */
export function undoDecisions(
  api: ApiClient,
  {
    key,
    ...body
  }: Pick<DecisionRequest, 'requestedByUserId' | 'key'> & {
    readonly timePairIds: number[];
  },
): Promise<readonly DecisionResult[]> {
  return resultsOf(
    api.POST('/api/time-pairs/approvals/undo', {
      params: { header: { 'idempotency-key': key } },
      body,
    }),
  );
}

type Answered = Parameters<typeof answer<{ results: DecisionResult[] }>>[0];

async function resultsOf(call: Answered): Promise<readonly DecisionResult[]> {
  try {
    return (await answer(call)).results;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.results) return failure.results;
    throw failure;
  }
}

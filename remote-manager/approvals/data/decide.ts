import { answer, ApiFailure, type ApiClient } from 'shared-contracts';
import type { ApprovalRule, Decision, DecisionResult } from '../rules/timePairs.ts';

export interface DecisionRequest {
  readonly requestedByUserId: number;
  readonly timePairIds: readonly number[];
  readonly decision: Decision;
  /** In every system, and not in this product alone. */
  readonly everywhere: boolean;
  /** What does not follow it any more is refused. */
  readonly only?: ApprovalRule | undefined;
  /** The same when it is sent again, so that it is done once. */
  readonly key: string;
}

/**
 * Approves or rejects, each row by itself; where every row was refused the rows still say why.
 * @throws ApiFailure
 */
export async function decide(
  api: ApiClient,
  request: DecisionRequest,
): Promise<readonly DecisionResult[]> {
  const { requestedByUserId, timePairIds, decision, everywhere, only, key } = request;
  try {
    const { results } = await answer(
      api.POST('/api/time-pairs/approvals', {
        params: { header: { 'idempotency-key': key } },
        body: {
          requestedByUserId,
          statusRequests: timePairIds.map((timePairId) => ({ timePairId, status: decision })),
          shouldSyncWithEC: everywhere,
          ...(only ? { only } : {}),
        },
      }),
    );
    return results;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.results) return failure.results;
    throw failure;
  }
}

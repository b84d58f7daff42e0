import { answer, type ApiClient, type components } from 'shared-contracts';
import type { Decision } from '../rules/timePairs.ts';

export type DecisionResult = components['schemas']['ApprovalResults']['results'][number];

export interface DecisionRequest {
  readonly requestedByUserId: number;
  /** At most 200. */
  readonly timePairIds: readonly number[];
  readonly decision: Decision;
  /** The same when it is sent again, so that it is done once. */
  readonly key: string;
}

/** Approves or rejects, each row by itself. @throws ApiFailure */
export async function decide(
  api: ApiClient,
  { requestedByUserId, timePairIds, decision, key }: DecisionRequest,
): Promise<readonly DecisionResult[]> {
  const { results } = await answer(
    api.POST('/api/time-pairs/approvals', {
      params: { header: { 'idempotency-key': key } },
      body: {
        requestedByUserId,
        statusRequests: timePairIds.map((timePairId) => ({ timePairId, status: decision })),
        shouldSyncWithEC: true,
      },
    }),
  );
  return results;
}

import { answer, ApiFailure, type ApiClient } from 'shared-contracts';
import type { ApprovalRule, Decision, DecisionResult, TimePair } from '../rules/timePairs.ts';

export interface DecisionRequest {
  readonly requestedByUserId: number;
  readonly timePairIds: readonly number[];
  /** PENDING reopens what was decided. */
  readonly decision: Decision | 'PENDING';
  /** Why, for the people whose time it is. */
  readonly reason?: string | undefined;
  /** In every system, and not in this product alone. */
  readonly everywhere: boolean;
  /** Rejected corrections leave what was approved before. */
  readonly keepApproved?: boolean | undefined;
  /** What does not follow it any more is refused. */
  readonly only?: ApprovalRule | undefined;
  /** The same when it is sent again, so that it is done once. */
  readonly key: string;
}

/**
 * Approves or rejects, each row by itself; where every row was refused the rows still say why.
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
 * The newest version of a corrected entry that was approved; null where it is the entry itself that
 * was reopened. @throws ApiFailure
 */
export async function readApprovedBefore(api: ApiClient, id: number): Promise<TimePair | null> {
  const path = '/api/time-pairs/{id}/corrections';
  const [, ...earlier] = await answer(api.GET(path, { params: { path: { id } } }));
  const versions = earlier.map(({ timePairSummary }) => timePairSummary);
  return versions.find(({ status }) => status === 'APPROVED') ?? null;
}

/** Takes back decisions that were just made, each by itself. @throws ApiFailure */
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

import { answer, type ApiClient } from 'shared-contracts';

export interface Deletion {
  readonly timePairId: number;
  /** A segment of the shift; absent if the shift itself is deleted. */
  readonly segmentTimePairId?: number | undefined;
  /** In every system, not only here. */
  readonly inAllSystems: boolean;
}

/** @throws ApiFailure */
export function deleteTime(api: ApiClient, deletion: Deletion, key: string) {
  const { timePairId, segmentTimePairId, inAllSystems } = deletion;
  return answer(
    api.DELETE('/api/time-pairs/{id}', {
      params: {
        header: { 'idempotency-key': key },
        path: { id: timePairId },
        query: {
          shouldSyncWithEC: inAllSystems,
          ...(segmentTimePairId === undefined ? {} : { segmentTimePairId }),
        },
      },
    }),
  );
}

export interface CommentChange {
  readonly timePairId: number;
  readonly isClockIn: boolean;
  /** Null clears it. */
  readonly comment: string | null;
}

/** @throws ApiFailure */
export function changeComment(api: ApiClient, change: CommentChange, key: string) {
  return answer(
    api.POST('/api/time-pairs/{id}/comments/update', {
      params: {
        header: { 'idempotency-key': key },
        path: { id: change.timePairId },
        query: {},
      },
      body: { isClockInCommentUpdate: change.isClockIn, newComment: change.comment },
    }),
  );
}

/** The latest version of a shift, even if deleted. @throws ApiFailure */
export function readLatestVersion(api: ApiClient, timePairId: number) {
  return answer(
    api.GET('/api/time-pairs/{id}/latest-version', { params: { path: { id: timePairId } } }),
  );
}

import { answer, type ApiClient } from 'shared-contracts';
import type { EntryRequest } from '../rules/entryRequest.ts';

/**
 * Adds or edits a shift or a break; idempotent per key.
 * @throws ApiFailure
 */
export function saveEntry(api: ApiClient, request: EntryRequest, key: string) {
  const header = { 'idempotency-key': key };
  if (request.kind === 'BREAK') {
    const { body } = request;
    return answer(
      api.POST('/api/time-pairs/manual-segment-pair', { params: { header, query: {} }, body }),
    );
  }
  const { timePairId, notificationIds, body } = request;
  const query = {
    ...(timePairId === null ? {} : { timePairId }),
    ...(notificationIds.length === 0 ? {} : { notificationIds: [...notificationIds] }),
  };
  return answer(api.POST('/api/time-pairs/manual-shift-pair', { params: { header, query }, body }));
}

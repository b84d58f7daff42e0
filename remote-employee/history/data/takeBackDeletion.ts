import { answer, type ApiClient } from 'shared-contracts';

/** Takes back that the deletion of the own shift was asked for. @throws ApiFailure */
export function takeBackDeletion(api: ApiClient, id: number, key: string) {
  return answer(
    api.POST('/api/time-pairs/{id}/take-back-deletion', {
      params: { path: { id }, header: { 'idempotency-key': key } },
    }),
  );
}

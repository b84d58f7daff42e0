import { answer, type Api, type components } from 'shared-contracts';

export type ApiKey = components['schemas']['ApiKey'];
export type NewApiKey = components['schemas']['NewApiKey'];

export const keysPath = '/api/keys';

/** @throws ApiFailure */
export async function makeKey(api: Api, body: NewApiKey, idempotencyKey: string): Promise<ApiKey> {
  const params = { header: { 'idempotency-key': idempotencyKey } };
  return answer(api.POST(keysPath, { params, body }));
}

/** @throws ApiFailure */
export async function endKey(api: Api, id: number): Promise<void> {
  await answer(api.DELETE('/api/keys/{id}', { params: { path: { id } } }));
}

import { answer, type ApiClient, type components } from 'shared-contracts';
import { drawToken } from './drawToken.ts';

export type ScimToken = components['schemas']['ScimToken'];

/** Returns the token. `days` is its lifetime; null: until it is revoked. @throws ApiFailure */
export async function makeScimToken(
  api: ApiClient,
  wanted: { readonly name: string; readonly days: number | null },
): Promise<string> {
  const { token, digest } = await drawToken('punctual-scim-');
  await answer(api.POST('/api/scim-tokens', { body: { ...wanted, digest } }));
  return token;
}

/** @throws ApiFailure */
export async function endScimToken(api: ApiClient, id: number): Promise<void> {
  await answer(api.DELETE('/api/scim-tokens/{id}', { params: { path: { id } } }));
}

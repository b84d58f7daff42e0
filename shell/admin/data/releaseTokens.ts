import { answer, type ApiClient, type components } from 'shared-contracts';
import { drawToken } from './drawToken.ts';

export type ReleaseToken = components['schemas']['ReleaseToken'];

/** Returns the token. @throws ApiFailure */
export async function makeReleaseToken(
  api: ApiClient,
  wanted: Pick<ReleaseToken, 'remote' | 'name'>,
): Promise<string> {
  const { token, digest } = await drawToken('punctual_');
  await answer(api.POST('/api/release-tokens', { body: { ...wanted, digest } }));
  return token;
}

/** @throws ApiFailure */
export async function endReleaseToken(api: ApiClient, id: number): Promise<void> {
  await answer(api.DELETE('/api/release-tokens/{id}', { params: { path: { id } } }));
}

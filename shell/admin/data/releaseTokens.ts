import { answer, type ApiClient, type components } from 'shared-contracts';

export type ReleaseToken = components['schemas']['ReleaseToken'];

/** Makes a token here; the server learns its digest alone. Answers the token. @throws ApiFailure */
export async function makeReleaseToken(
  api: ApiClient,
  wanted: Pick<ReleaseToken, 'remote' | 'name'>,
): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = `punctual_${hexOf(bytes)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const body = { ...wanted, digest: hexOf(new Uint8Array(digest)) };
  await answer(api.POST('/api/release-tokens', { body }));
  return token;
}

/** @throws ApiFailure */
export async function endReleaseToken(api: ApiClient, id: number): Promise<void> {
  await answer(api.DELETE('/api/release-tokens/{id}', { params: { path: { id } } }));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

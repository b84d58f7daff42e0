import { answer, type ApiClient, type components } from 'shared-contracts';
import { makePasskey, proveWithPasskey } from './askAuthenticator.ts';

type PasskeyStep = components['schemas']['PasskeyStep'];

/**
 * Proves a passkey; returns the options to register the next one. @throws AuthenticatorFault,
 * ApiFailure
 */
export async function beginPasskey(api: ApiClient): Promise<PasskeyStep> {
  const step = await answer(api.POST('/api/passkeys/begin'));
  const body = await proveWithPasskey(step);
  return answer(api.POST('/api/passkeys/prove', { body }));
}

/**
 * Confirms this session with a passkey, registering the first one if needed; returns whether it was
 * registered.
 * @throws AuthenticatorFault, ApiFailure
 */
export async function confirmSession(api: ApiClient, currentPassword: string): Promise<boolean> {
  const body = { currentPassword };
  const step = await answer(api.POST('/api/session/passkey/begin', { body }));
  if (step.kind === 'PROVE') {
    const proof = await proveWithPasskey(step);
    await answer(api.POST('/api/session/passkey', { body: proof }));
    return false;
  }
  const made = await makePasskey(step);
  await answer(api.POST('/api/session/new-passkey', { body: made }));
  return true;
}

/** @throws AuthenticatorFault, ApiFailure */
export async function addPasskey(api: ApiClient, step: PasskeyStep, name: string) {
  const made = await makePasskey(step);
  const body = name === '' ? made : { ...made, name };
  return answer(api.POST('/api/passkeys', { body }));
}

/** @throws ApiFailure */
export function renamePasskey(api: ApiClient, id: number, name: string) {
  return answer(api.PUT('/api/passkeys/{id}', { params: { path: { id } }, body: { name } }));
}

/** @throws ApiFailure */
export function removePasskey(api: ApiClient, id: number) {
  return answer(api.DELETE('/api/passkeys/{id}', { params: { path: { id } } }));
}

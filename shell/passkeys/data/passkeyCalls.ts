import { answer, type ApiClient, type components } from 'shared-contracts';
import { makePasskey, proveWithPasskey } from './askAuthenticator.ts';

type PasskeyStep = components['schemas']['PasskeyStep'];

/** Lets the person prove a passkey; answers how the next one is registered. @throws AuthenticatorFault, ApiFailure */
export async function beginPasskey(api: ApiClient): Promise<PasskeyStep> {
  const step = await answer(api.POST('/api/passkeys/begin'));
  const body = await proveWithPasskey(step);
  return answer(api.POST('/api/passkeys/prove', { body }));
}

/**
 * Lets the person confirm this session with a passkey, which is registered where they have none;
 * answers whether it was.
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

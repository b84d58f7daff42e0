import type { components } from 'shared-contracts';

type Schemas = components['schemas'];
type Step = Schemas['PasskeyStep'];

/**
 * Why the authenticator returned nothing: unsupported in this browser or at this address,
 * cancelled, already registered for this person, or failed.
 */
export type AuthenticatorReason = 'unsupported' | 'cancelled' | 'registered' | 'failed';

export class AuthenticatorFault extends Error {
  readonly reason: AuthenticatorReason;

  constructor(reason: AuthenticatorReason, cause?: unknown) {
    super(`The authenticator gave nothing: ${reason}.`, { cause });
    this.reason = reason;
  }
}

const timeout = 5 * 60_000;

/** Asks the person to confirm with a registered passkey. @throws AuthenticatorFault */
export async function proveWithPasskey(step: Step): Promise<Schemas['PasskeyProof']> {
  const { id, response } = await ask((credentials) =>
    credentials.get({
      publicKey: {
        challenge: bytesOf(step.challenge),
        rpId: step.rpId,
        userVerification: 'required',
        allowCredentials: knownOf(step),
        timeout,
      },
    }),
  );
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new AuthenticatorFault('failed');
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    ...{ ticket: step.ticket, id, clientDataJSON: textOf(clientDataJSON) },
    ...{ authenticatorData: textOf(authenticatorData), signature: textOf(signature) },
  };
}

/**
 * Asks the person to create a passkey on a device that has none of theirs. @throws
 * AuthenticatorFault
 */
export async function makePasskey(step: Step): Promise<Schemas['NewPasskey']> {
  const { user, rpId: siteId } = step;
  const { id, response } = await ask((credentials) =>
    credentials.create({
      publicKey: {
        challenge: bytesOf(step.challenge),
        rp: { id: siteId, name: 'Punctual' },
        user: { ...user, id: bytesOf(user.id) },
        // EdDSA, ES256, RS256: the algorithms that the server accepts.
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: knownOf(step),
        attestation: 'none',
        timeout,
      },
    }),
  );
  if (!(response instanceof AuthenticatorAttestationResponse)) {
    throw new AuthenticatorFault('failed');
  }
  const { clientDataJSON, attestationObject } = response;
  return {
    ...{ ticket: step.ticket, id, clientDataJSON: textOf(clientDataJSON) },
    attestationObject: textOf(attestationObject),
    transports: response.getTransports().filter(isTransport),
  };
}

async function ask(
  question: (credentials: CredentialsContainer) => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  if (!isSecureContext || !('PublicKeyCredential' in window)) {
    throw new AuthenticatorFault('unsupported');
  }
  try {
    const credential = await question(navigator.credentials);
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    throw new AuthenticatorFault(reasonOf(error), error);
  }
  throw new AuthenticatorFault('failed');
}

function reasonOf(error: unknown): AuthenticatorReason {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'registered';
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'unsupported' : 'failed';
}

function knownOf({ passkeys }: Step): PublicKeyCredentialDescriptor[] {
  return passkeys.map(({ id, transports }) => ({
    ...{ type: 'public-key', id: bytesOf(id), transports: transports.filter(isTransport) },
  }));
}

const transports: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

function isTransport(name: string): name is AuthenticatorTransport {
  return transports.some((known) => known === name);
}

/** Decodes base64url, which browsers before 2025 cannot do natively. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

import type { components } from 'shared-contracts';
import type { PasskeySite } from './passkeySite.ts';
import type { PasskeyRow } from './passkeys.ts';

type Schemas = components['schemas'];

interface Expected {
  readonly site: PasskeySite;
  /** base64url */
  readonly challenge: string;
}

interface ProvenUse {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

interface MadePasskey extends ProvenUse {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly isBackupEligible: boolean;
}

/** EdDSA, ES256, RS256: the requested and accepted algorithms. */
const algorithms = [-8, -7, -257];

/** Imported on demand: a server without passkeys saves its memory. */
const library = () => import('@simplewebauthn/server');

/**
 * Whether this passkey signed the answer for this site and challenge, with user verification, and
 * its counter has increased; null if not.
 */
export async function verifyProof(
  proof: Omit<Schemas['PasskeyProof'], 'ticket'>,
  passkey: PasskeyRow,
  { site, challenge }: Expected,
): Promise<ProvenUse | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, clientDataJSON, authenticatorData, signature } = proof;
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    if (!verified) return null;
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { counter, isBackedUp };
  });
}

/**
 * The passkey that was created for this site and challenge, with user verification; null if
 * invalid. Requests no attestation and reads no certificates: they would name addresses for the
 * server to call.
 */
export async function verifyNew(
  { id, clientDataJSON, attestationObject }: Schemas['NewPasskey'],
  { site, challenge }: Expected,
): Promise<MadePasskey | null> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    library(),
    import('@simplewebauthn/server/helpers'),
  ]);
  return orNull(async () => {
    const attested = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    );
    const isPlain = attested.get('fmt') === 'none';
    const isSelfSigned =
      attested.get('fmt') === 'packed' && attested.get('attStmt').get('x5c') === undefined;
    if (!isPlain && !isSelfSigned) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    };
  });
}

/** The library throws for every mismatch. */
async function orNull<Value>(verify: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

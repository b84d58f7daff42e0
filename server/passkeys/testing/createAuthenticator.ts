import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { components } from 'shared-contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Schemas = components['schemas'];
/** The part of a challenge that an authenticator reads. */
type Question = Pick<Schemas['PasskeyStep'], 'ticket' | 'challenge' | 'rpId'>;

type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** Faults of an answer. */
export interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
  /** Another credential's id. */
  readonly id?: string;
  readonly attestation?: readonly [format: string, statement: Map<string, Cbor>];
}

const [present, verified, mayBeCopied, copied, attested] = [1, 4, 8, 16, 64];

/** A software authenticator with one ES256 key: it answers as browsers do. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  function clientData(type: string, { challenge }: Question, changes: Changes) {
    const said = { type, challenge, origin, crossOrigin: false, ...changes };
    const { type: named, challenge: asked, origin: from, crossOrigin } = said;
    return Buffer.from(
      JSON.stringify({ type: named, challenge: asked, origin: from, crossOrigin }),
    );
  }

  function authenticatorData(step: Question, changes: Changes, more: number) {
    const { rpId = step.rpId, counter = (uses += 1), isUserVerified = true } = changes;
    const flags = present | mayBeCopied | copied | (isUserVerified ? verified : 0) | more;
    const [head, count] = [Buffer.from([flags]), Buffer.alloc(4)];
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, count]);
  }

  function coseKey(): Uint8Array {
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    return isoCBOR.encode(new Map(entries));
  }

  return {
    id,
    register(step: Question, changes: Changes = {}): Schemas['NewPasskey'] {
      const [format, statement] = changes.attestation ?? ['none', new Map()];
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        authenticatorData(step, changes, attested),
        ...[Buffer.alloc(16), length, credentialId, coseKey()],
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, Cbor>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        ...{ ticket: step.ticket, id: changes.id ?? id, transports: ['internal'] },
        clientDataJSON: clientData('webauthn.create', step, changes).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
      };
    },
    prove(step: Question, changes: Changes = {}): Schemas['PasskeyProof'] {
      const client = clientData('webauthn.get', step, changes);
      const data = authenticatorData(step, changes, 0);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...{ ticket: step.ticket, id: changes.id ?? id },
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

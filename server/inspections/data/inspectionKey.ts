import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { RecordChain } from '../../records/data/recordChain.ts';

/** The key pair that signs exports for inspectors. */
export interface InspectionKey {
  /** The 32 bytes in base64url. */
  readonly publicKey: string;
  /** SHA-256 of these bytes, in hexadecimal digits. */
  readonly fingerprint: string;
  /** The signature (Ed25519) in base64url. */
  sign(text: string): string;
}

/** The PKCS #8 prefix of the 32 bytes of an Ed25519 private key (RFC 8410). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derived from the key of the records, so that there is no other key to keep. */
export async function openInspectionKey(
  chain: Pick<RecordChain, 'deriveKey'>,
): Promise<InspectionKey> {
  const seed = await chain.deriveKey('inspection-signature');
  const privateKey = createPrivateKey({
    key: Buffer.concat([prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x: publicKey = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const bytes = Buffer.from(publicKey, 'base64url');
  return {
    publicKey,
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

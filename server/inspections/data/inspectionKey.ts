import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { RecordChain } from '../../records/data/recordChain.ts';

/** What signs exports for inspectors, and by which they are checked. */
export interface InspectionKey {
  /** The 32 bytes in base64url. */
  readonly publicKey: string;
  /** SHA-256 of these bytes, in hexadecimal digits. */
  readonly fingerprint: string;
  /** The signature (Ed25519) in base64url. */
  sign(text: string): string;
}

/** What PKCS #8 writes before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Follows from the key of the records: nobody has to keep another one. */
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

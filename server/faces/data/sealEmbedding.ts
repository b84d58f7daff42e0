import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { embeddingLength } from '../rules/distance.ts';

/**
 * Keys for embeddings, kept outside the database. The first one seals; each opens what it sealed.
 */
export interface FaceKeys {
  readonly current: FaceKey;
  readonly all: readonly FaceKey[];
}

interface FaceKey {
  /** The first eight bytes of the key's SHA-256, stored in front of its ciphertext. */
  readonly id: Buffer;
  readonly key: Buffer;
}

/**
 * Parses the setting: keys of 32 bytes in base64, separated by commas, the sealing key first, then
 * earlier ones. Null if it is invalid.
 */
export function parseFaceKeys(setting: string): FaceKeys | null {
  const all = setting.split(',').map((text) => {
    const key = Buffer.from(text.trim(), 'base64');
    return { id: createHash('sha256').update(key).digest().subarray(0, idBytes), key };
  });
  const [current] = all;
  if (current === undefined || all.some(({ key }) => key.length !== 32)) return null;
  return { current, all };
}

const version = 1;
const idBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const sealedBytes = 1 + idBytes + nonceBytes + tagBytes + embeddingLength * 4;

/**
 * Seals an embedding for the database with AES-256-GCM, bound to its owner.
 * @param owner such as `person/7`; only the same owner can open it
 */
export function sealEmbedding(
  embedding: Float32Array,
  owner: string,
  { current }: FaceKeys,
): Uint8Array<ArrayBuffer> {
  if (embedding.length !== embeddingLength) throw new Error('The embedding has the wrong length.');
  const plain = Buffer.alloc(embeddingLength * 4);
  embedding.forEach((each, index) => plain.writeFloatLE(each, index * 4));
  const head = Buffer.from([version, ...current.id]);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(bound(head, owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return new Uint8Array(Buffer.concat([head, nonce, cipher.getAuthTag(), body]));
}

export type Opened =
  | {
      readonly kind: 'opened';
      readonly embedding: Float32Array<ArrayBuffer>;
      /** Whether an earlier key sealed it: seal it again. */
      readonly isOld: boolean;
    }
  /** Sealed by another key. */
  | { readonly kind: 'unknown-key' }
  /** Its bytes were changed, or it belongs to another owner. */
  | { readonly kind: 'altered' };

/** Opens what `sealEmbedding` sealed for the same owner. */
export function openEmbedding(sealed: Uint8Array, owner: string, keys: FaceKeys): Opened {
  const bytes = Buffer.from(sealed);
  if (bytes.length !== sealedBytes || bytes[0] !== version) return { kind: 'altered' };
  const head = bytes.subarray(0, 1 + idBytes);
  const key = keys.all.find(({ id }) => id.equals(head.subarray(1)));
  if (key === undefined) return { kind: 'unknown-key' };
  const nonce = bytes.subarray(head.length, head.length + nonceBytes);
  const tag = bytes.subarray(head.length + nonceBytes, head.length + nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key.key, nonce, { authTagLength: tagBytes })
    .setAAD(bound(head, owner))
    .setAuthTag(tag);
  try {
    const body = bytes.subarray(head.length + nonceBytes + tagBytes);
    const plain = Buffer.concat([decipher.update(body), decipher.final()]);
    const embedding = Float32Array.from({ length: embeddingLength }, (_, index) =>
      plain.readFloatLE(index * 4),
    );
    return { kind: 'opened', embedding, isOld: key !== keys.current };
  } catch {
    return { kind: 'altered' };
  }
}

function bound(head: Buffer, owner: string): Buffer {
  return Buffer.concat([head, Buffer.from(owner)]);
}

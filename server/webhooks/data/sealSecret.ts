import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals a secret for the database with AES-256-GCM.
 * @param key 32 bytes
 * @param owner such as `webhook/7`; only the same owner can open it
 */
export function sealSecret(secret: string, owner: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `sealSecret` sealed for the same owner; throws otherwise. */
export function openSecret(sealed: Buffer, owner: string, key: Buffer): string {
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  const body = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The purpose of the derived key that seals them. */
export const secretsPurpose = 'punctual webhook secrets';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals a webhook's secret for the database with AES-256-GCM.
 * @param key 32 bytes
 */
export function sealSecret(secret: string, webhookId: number, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(ownerOf(webhookId));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `sealSecret` sealed for the same webhook; throws otherwise. */
export function openSecret(sealed: Buffer, webhookId: number, key: Buffer): string {
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(ownerOf(webhookId))
    .setAuthTag(tag);
  const body = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}

function ownerOf(webhookId: number): Buffer {
  return Buffer.from(`webhook/${webhookId}`);
}

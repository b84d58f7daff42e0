import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { components } from 'shared-contracts';

export type KeptProof = components['schemas']['KeptProof'];

const curve = 'prime256v1';
const pointBytes = 65;
const tagBytes = 16;

/** A key pair for terminals on P-256: the uncompressed point and the scalar. */
export function newSealingKey(): { readonly publicKey: Buffer; readonly privateKey: Buffer } {
  const pair = createECDH(curve);
  pair.generateKeys();
  return { publicKey: pair.getPublicKey(), privateKey: pair.getPrivateKey() };
}

/**
 * Opens a terminal's sealed box, in base64, as `getSealingKey` describes it; null if it was sealed
 * for another key, was altered, or has other content.
 */
export function openSealed(sealed: string, privateKey: Buffer): KeptProof | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const pair = createECDH(curve);
    pair.setPrivateKey(privateKey);
    const secret = pair.computeSecret(bytes.subarray(0, pointBytes));
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'punctual kept punch', 32));
    const opening = createDecipheriv('aes-256-gcm', key, Buffer.alloc(12));
    opening.setAuthTag(bytes.subarray(-tagBytes));
    const text = Buffer.concat([
      opening.update(bytes.subarray(pointBytes, -tagBytes)),
      opening.final(),
    ]).toString();
    const said: unknown = JSON.parse(text);
    return isKeptProof(said) ? said : null;
  } catch {
    return null;
  }
}

function isKeptProof(said: unknown): said is KeptProof {
  if (!isObject(said) || typeof said['key'] !== 'string' || !isObject(said['who'])) return false;
  const { badge, employeeNumber, pin } = said['who'];
  return isShortText(badge) || (isShortText(employeeNumber) && isShortText(pin));
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 200;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

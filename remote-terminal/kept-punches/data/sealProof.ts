import type { components } from 'shared-contracts';
import type { SealedProof } from '../rules/keptPunch.ts';

export type Who = components['schemas']['KeptProof']['who'];

/** The terminal's sealing key. */
export interface SealingKey {
  readonly keyId: number;
  /** Base64 of the uncompressed point. */
  readonly publicKey: string;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Encrypts the author of a punch with a new key, as described at `getSealingKey`. */
export async function sealProof(
  { keyId, publicKey }: SealingKey,
  who: Who,
  key: string = crypto.randomUUID(),
): Promise<SealedProof> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('raw', fromBase64(publicKey), curve, false, []);
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const sealing = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('punctual kept punch') },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  const given = await subtle.encrypt(
    // The key is used only once.
    { name: 'AES-GCM', iv: new Uint8Array(12) },
    sealing,
    bytes(JSON.stringify({ key, who })),
  );
  return { key, keyId, sealed: toBase64(point, given) };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function toBase64(...parts: readonly ArrayBuffer[]): string {
  const all = parts.flatMap((part) => [...new Uint8Array(part)]);
  return btoa(String.fromCharCode(...all));
}

import type { RemoteRegistry, SignedRegistry } from '../remote/remoteContract.ts';

/**
 * The signed text: everything except the signature itself and the server's additions. Parsing and
 * serializing it gives the same text, so its formatting can change on the way.
 */
export function signedText({
  signature: _signature,
  refused: _refused,
  ...registry
}: SignedRegistry): string {
  return JSON.stringify(registry);
}

/** The type in WebCrypto, in the page and in Node. */
export type SigningKey = Parameters<typeof crypto.subtle.sign>[1];

/** @param key the private half (Ed25519) */
export async function signRegistry(
  registry: RemoteRegistry,
  key: SigningKey,
): Promise<SignedRegistry> {
  const signature = await signText(signedText({ ...registry, signature: '' }), key);
  return { ...registry, signature };
}

/**
 * Whether the registry is signed with the private half of this public key (32 bytes in base64).
 *
 * @throws DOMException `NotSupportedError` if the browser does not support Ed25519
 */
export async function isSigned(registry: SignedRegistry, publicKey: string): Promise<boolean> {
  return await isTextSigned(signedText(registry), registry.signature, publicKey);
}

/** The signature in base64; `key` is the private half (Ed25519). */
export async function signText(text: string, key: SigningKey): Promise<string> {
  return base64Of(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)));
}

/** @throws DOMException like `isSigned` */
export async function isTextSigned(
  text: string,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytes(publicKey), 'Ed25519', false, ['verify']);
  return await crypto.subtle.verify(
    'Ed25519',
    key,
    bytes(signature),
    new TextEncoder().encode(text),
  );
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Of(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)));
}

import type { RemoteRegistry, SignedRegistry } from '../remote/remoteContract.ts';

/**
 * The text that is signed: everything but the signature itself and what the server adds. Reading it
 * and writing it again gives the same text, so it may be laid out differently on its way.
 */
export function signedText({
  signature: _signature,
  refused: _refused,
  ...registry
}: SignedRegistry): string {
  return JSON.stringify(registry);
}

/** As WebCrypto has it, in the page and in Node. */
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
 * Whether the registry is signed with the other half of this public key (32 bytes in base64).
 *
 * @throws DOMException `NotSupportedError` where the browser does not know Ed25519
 */
export async function isSigned(registry: SignedRegistry, publicKey: string): Promise<boolean> {
  return await isTextSigned(signedText(registry), registry.signature, publicKey);
}

/** The signature in base64; `key` is the private half (Ed25519). */
export async function signText(text: string, key: SigningKey): Promise<string> {
  return base64Of(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)));
}

/** @throws DOMException as `isSigned` */
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

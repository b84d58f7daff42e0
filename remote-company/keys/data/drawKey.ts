export interface DrawnKey {
  readonly key: string;
  /** SHA-256 in hexadecimal digits: all that the server gets. */
  readonly digest: string;
}

/** A key of 256 random bits, with a prefix by which scanners find leaked ones. */
export async function drawKey(): Promise<DrawnKey> {
  const key = `punctual-key-${hexOf(crypto.getRandomValues(new Uint8Array(32)))}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return { key, digest: hexOf(new Uint8Array(digest)) };
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

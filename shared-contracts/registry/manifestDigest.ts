import type { RemoteManifest } from '../remote/remoteContract.ts';

/**
 * Identifies the `remote.json` of an earlier version, and with it the hash of each of its files:
 * 144 bits of SHA-256 over its JSON text, in base64. Parsing and serializing the text does not
 * change it.
 *
 * @throws TypeError in a page that was loaded over http from another machine: browsers offer no
 * digests there
 */
export async function manifestDigest(remote: RemoteManifest): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(remote));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...digest.slice(0, 18)));
}

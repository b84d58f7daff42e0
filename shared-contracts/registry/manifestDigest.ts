import type { RemoteManifest } from '../remote/remoteContract.ts';

/**
 * Vouches for the `remote.json` of an earlier version, and with it for the hash of each of its files:
 * 144 bits of SHA-256 over its JSON text, in base64. Reading the text and writing it again changes
 * nothing.
 *
 * @throws TypeError in a page that came over http from another machine: browsers digest nothing there
 */
export async function manifestDigest(remote: RemoteManifest): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(remote));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...digest.slice(0, 18)));
}

import type { RemoteManifest } from 'shared-contracts';
import { isManifest } from 'shared-contracts/registry/soundManifest.ts';

const longestWait = 3_000;

/** What a remote served at that origin says of itself; undefined when it does not answer. */
export async function fetchDevRemote(
  name: string,
  origin: string,
): Promise<RemoteManifest | undefined> {
  try {
    const signal = AbortSignal.timeout(longestWait);
    const response = await fetch(`${origin}/remote.json`, { signal });
    const found: unknown = await response.json();
    return isManifest(found) && found.name === name ? found : undefined;
  } catch {
    return undefined;
  }
}

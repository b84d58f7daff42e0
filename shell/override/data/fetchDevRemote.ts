import type { RemoteManifest } from 'shared-contracts';
import { isManifest } from 'shared-contracts/registry/soundManifest.ts';

const descriptionTimeout = 3_000;

/** The manifest of the remote served at that origin; undefined if it does not answer. */
export async function fetchDevRemote(
  name: string,
  origin: string,
): Promise<RemoteManifest | undefined> {
  try {
    const signal = AbortSignal.timeout(descriptionTimeout);
    const response = await fetch(`${origin}/remote.json`, { signal });
    const found: unknown = await response.json();
    return isManifest(found) && found.name === name ? found : undefined;
  } catch {
    return undefined;
  }
}

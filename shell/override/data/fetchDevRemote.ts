import type { RemoteManifest } from 'shared-contracts';

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

/** By its outline: the shell goes on to run its code, which could do more harm than its description. */
function isManifest(value: unknown): value is RemoteManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'version', 'container', 'entry'].every(
      (key) => typeof Reflect.get(value, key) === 'string',
    ) &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}

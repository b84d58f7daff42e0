import type { RemoteRegistry } from 'shared-contracts';
import type { FetchFile } from './fetchFile.ts';

export interface RegistryReader {
  /** The newest registry seen so far. */
  current(): RemoteRegistry;
  /**
   * Asks the server for a newer one and answers the newest; what is known already when the server
   * does not answer within `waitMilliseconds`.
   */
  refresh(waitMilliseconds?: number): Promise<RemoteRegistry>;
}

const registryAddress = '/remotes/registry.json';

export function createRegistryReader(
  inlined: RemoteRegistry,
  fetchFile: FetchFile,
): RegistryReader {
  let newest = inlined;
  return {
    current: () => newest,
    async refresh(waitMilliseconds = 1_000) {
      try {
        const signal = AbortSignal.timeout(waitMilliseconds);
        const response = await fetchFile(registryAddress, { cache: 'no-cache', signal });
        if (response.ok) newest = newerOf(newest, await response.json());
      } catch {
        // No connection, or a broken answer: the page goes on with what it knows.
      }
      return newest;
    },
  };
}

/** An older registry, from a cache or from a server that lags behind, never replaces a newer one. */
export function newerOf(known: RemoteRegistry, received: unknown): RemoteRegistry {
  return isRegistry(received) && received.sequence > known.sequence ? received : known;
}

/** The registry that the server inlined in the page; empty when there is none. */
export function readInlinedRegistry(document: Document): RemoteRegistry {
  const none: RemoteRegistry = { sequence: 0, remotes: [] };
  const text = document.getElementById('registry')?.textContent;
  return text ? newerOf(none, JSON.parse(text)) : none;
}

/** Written by our own release, so its outline is enough to tell it from something else. */
function isRegistry(value: unknown): value is RemoteRegistry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sequence' in value &&
    typeof value.sequence === 'number' &&
    'remotes' in value &&
    Array.isArray(value.remotes)
  );
}

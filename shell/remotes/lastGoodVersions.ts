import type { RemoteManifest } from 'shared-contracts';

/** The version of each remote that last worked on this device: what to fall back to. */
export interface LastGoodVersions {
  of(name: string): RemoteManifest | undefined;
  remember(remote: RemoteManifest): void;
}

const storagePrefix = 'punctual.lastGood.';

export function createLastGoodVersions(storage: Storage): LastGoodVersions {
  return {
    of(name) {
      try {
        const text = storage.getItem(storagePrefix + name);
        // oxlint-disable-next-line typescript/no-unsafe-return -- written below
        return text ? JSON.parse(text) : undefined;
      } catch {
        return undefined;
      }
    },
    remember(remote) {
      try {
        storage.setItem(storagePrefix + remote.name, JSON.stringify(remote));
      } catch {
        // Storage is full or forbidden: there will be nothing to fall back to, and no harm else.
      }
    },
  };
}

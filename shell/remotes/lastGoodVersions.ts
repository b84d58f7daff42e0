import type { RemoteManifest } from 'shared-contracts';

/** The version of each remote page that last worked on this device: the fallback. */
export interface LastGoodVersions {
  of(remote: string, module: string): RemoteManifest | undefined;
  remember(remote: RemoteManifest, module: string): void;
}

export function createLastGoodVersions(storage: Storage): LastGoodVersions {
  return {
    of(remote, module) {
      try {
        const text = storage.getItem(placeOf(remote, module));
        // oxlint-disable-next-line typescript/no-unsafe-return -- written below
        return text ? JSON.parse(text) : undefined;
      } catch {
        return undefined;
      }
    },
    remember(remote, module) {
      try {
        storage.setItem(placeOf(remote.name, module), JSON.stringify(remote));
      } catch {
        // Storage is full or forbidden: there is no fallback, which is harmless.
      }
    },
  };
}

function placeOf(remote: string, module: string): string {
  return `punctual.lastGood.${remote} ${module}`;
}

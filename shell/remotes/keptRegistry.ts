import type { SignedRegistry } from 'shared-contracts';

/**
 * The newest verified registry on this device: a page from a cache, or from a server that lags
 * behind, starts with it instead of an older one.
 */
export interface KeptRegistry {
  /** Only a registry verified with this key. */
  read(publicKey: string): SignedRegistry | undefined;
  keep(registry: SignedRegistry, publicKey: string): void;
}

const place = 'punctual.registry';

export function createKeptRegistry(storage: Storage): KeptRegistry {
  return {
    read(publicKey) {
      try {
        const found: unknown = JSON.parse(storage.getItem(place) ?? 'null');
        if (typeof found !== 'object' || found === null) return undefined;
        if (Reflect.get(found, 'publicKey') !== publicKey) return undefined;
        const registry: unknown = Reflect.get(found, 'registry');
        return isRegistry(registry) ? registry : undefined;
      } catch {
        return undefined;
      }
    },
    keep({ refused: _refused, ...registry }, publicKey) {
      try {
        storage.setItem(place, JSON.stringify({ publicKey, registry }));
      } catch {
        // Storage is full or forbidden: the page uses the server's registry.
      }
    },
  };
}

/** Checks only the shape; the signature proves the origin. */
export function isRegistry(value: unknown): value is SignedRegistry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sequence' in value &&
    typeof value.sequence === 'number' &&
    'remotes' in value &&
    Array.isArray(value.remotes) &&
    'signature' in value &&
    typeof value.signature === 'string'
  );
}

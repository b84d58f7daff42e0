import { getInstance } from '@module-federation/enhanced/runtime';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';

/** Version of every library that this page shares, and the names in those that have come already. */
export function sharedHere(): Pick<ShellOffer, 'shared' | 'names'> {
  const shared: Record<string, string> = {};
  const names: Record<string, readonly string[]> = {};
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  for (const [library, versions] of Object.entries(scope)) {
    for (const [version, { lib }] of Object.entries(versions)) {
      shared[library] = version;
      const module: unknown = lib?.();
      if (typeof module === 'object' && module !== null) names[library] = Object.keys(module);
    }
  }
  return { shared, names };
}

import type { RemoteManifest } from 'shared-contracts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { containerOf } from './containers.ts';
import { allowFiles, integrityOf } from './fileIntegrity.ts';
import { guardScripts } from './guardScripts.ts';
import { fetchLibraries } from './librariesOnDemand.ts';
import { addressToAsk } from './scriptAddress.ts';
import { sharedScope } from './sharingRuntime.ts';

guardScripts();

/**
 * This file, `containers.ts` and `sharingRuntime.ts` alone know module federation. Every version of a remote is a
 * container of its own name, so a new one starts fresh beside the old one. The monolith's build puts
 * static imports in place of this file.
 *
 * @param module an exposed module, for example `./Clock`
 */
export async function importRemoteModule(remote: RemoteManifest, module: string): Promise<unknown> {
  globalThis.punctualIntegrity = integrityOf;
  globalThis.punctualAddress = addressToAsk;
  fetchLibraries(remote, module);
  allowFiles(remote, location.origin);
  const container = await containerOf(remote);
  const factory = await container.get(module);
  return factory();
}

/** Version of every library that this page shares, and the names in those that have come already. */
export function sharedHere(): Pick<ShellOffer, 'shared' | 'names'> {
  const shared: Record<string, string> = {};
  const names: Record<string, readonly string[]> = {};
  for (const [library, versions] of Object.entries(sharedScope)) {
    for (const [version, { lib }] of Object.entries(versions)) {
      shared[library] = version;
      const module: unknown = lib?.();
      if (typeof module === 'object' && module !== null) names[library] = Object.keys(module);
    }
  }
  return { shared, names };
}

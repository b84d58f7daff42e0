import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteManifest } from 'shared-contracts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';
import { allowFiles } from './fileIntegrity.ts';
import { guardScripts } from './guardScripts.ts';
import { fetchLibraries } from './librariesOnDemand.ts';
import { remoteAddress } from './remotesBase.ts';

guardScripts();

/**
 * Only this file and the runtime plugins next to it know module federation. Each version of a
 * remote is a container with its own name, so a new one starts fresh next to the old one. The
 * monolith's build replaces this file with static imports.
 *
 * @param module an exposed module, for example `./Clock`
 */
export async function importRemoteModule(remote: RemoteManifest, module: string): Promise<unknown> {
  const { container, entry } = remote;
  fetchLibraries(remote, module);
  allowFiles(remote, location.origin);
  registerRemotes([{ name: container, entry: remoteAddress(remote, entry) }]);
  return await loadRemote(`${container}/${module.replace('./', '')}`);
}

/** Version of every library that this page shares, and the exports of those already loaded. */
export function sharedHere(): Pick<ShellOffer, 'shared' | 'names'> {
  const shared: Record<string, string> = {};
  const names: Record<string, readonly string[]> = {};
  for (const [library, versions] of Object.entries(getInstance()?.shareScopeMap['default'] ?? {})) {
    for (const [version, { lib }] of Object.entries(versions)) {
      shared[library] = version;
      const module: unknown = lib?.();
      if (typeof module === 'object' && module !== null) names[library] = Object.keys(module);
    }
  }
  return { shared, names };
}

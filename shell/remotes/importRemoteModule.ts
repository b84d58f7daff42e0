import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  getInstance,
} from '@module-federation/enhanced/runtime';
import type { RemoteManifest } from 'shared-contracts';
import { allowFiles, integrityOf } from './fileIntegrity.ts';
import { remoteAddress } from './remotesBase.ts';
import { fetchLibraries } from './librariesOnDemand.ts';
import { addressToAsk, trustedScriptAddress } from './scriptAddress.ts';
import type { ShellOffer } from 'shared-contracts/registry/shellOffer.ts';

const entryTimeout = 10_000;

/**
 * The only place that knows module federation. Every version of a remote is a container of its own
 * name, so a new one starts fresh beside the old one. The monolith's build puts static imports in
 * place of this file.
 *
 * @param module an exposed module, for example `./Clock`
 */
export async function importRemoteModule(remote: RemoteManifest, module: string): Promise<unknown> {
  prepareFederation();
  fetchLibraries(remote, module);
  allowFiles(remote, location.origin);
  registerRemotes([
    { name: remote.container, entry: remoteAddress(remote, remote.entry), type: 'var' },
  ]);
  return await loadRemote(`${remote.container}/${module.replace('./', '')}`);
}

let isPrepared = false;

function prepareFederation(): void {
  if (isPrepared) return;
  isPrepared = true;
  globalThis.punctualIntegrity = integrityOf;
  globalThis.punctualAddress = addressToAsk;
  registerPlugins([{ name: 'entry-scripts', createScript: ({ url }) => entryScript(url) }]);
}

function entryScript(address: string) {
  const script = document.createElement('script');
  script.src = trustedScriptAddress(addressToAsk(new URL(address, location.href).href));
  script.integrity = integrityOf(script.src);
  script.crossOrigin = 'anonymous';
  return { script, timeout: entryTimeout };
}

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

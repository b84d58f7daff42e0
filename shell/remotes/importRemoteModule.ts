import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteManifest } from 'shared-contracts';
import { allowFiles, integrityOf } from './fileIntegrity.ts';
import { remoteAddress } from './remoteAddress.ts';
import { fetchLibraries } from './librariesOnDemand.ts';
import { addressToAsk } from './scriptAddress.ts';
import { trustedScriptAddress } from './trustedScriptAddress.ts';

export { sharedHere } from './sharedHere.ts';

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

import { generateKeyPairSync } from 'node:crypto';
import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { containerName } from 'shared-contracts/registry/containerName.ts';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { chunkName, exposedModules, type RemoteSource } from '../webpack/remoteConfig.ts';
import { sharedRanges } from '../webpack/sharedLibraries.ts';
import type { InlinedRegistry } from '../webpack/shellPage.ts';

export const devVersion = 'dev';

/**
 * The registry of a development run, without file hashes. Signed with a key made for this run,
 * since the shell only accepts signed ones.
 */
export async function devRegistry(remotes: readonly RemoteSource[]): Promise<InlinedRegistry> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    registry: await signRegistry({ sequence: 1, remotes: remotes.map(devManifest) }, key),
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
  };
}

/** The manifest of a remote that is served from its sources. */
export function devManifest(remote: RemoteSource): RemoteManifest {
  return {
    ...remote.description,
    version: devVersion,
    remoteContract: `^${remoteContractVersion}`,
    container: containerName(remote.description.name, devVersion),
    entry: 'entry.js',
    integrity: { 'entry.js': '' },
    preload: Object.fromEntries(
      Object.keys(exposedModules(remote)).map((module) => [module, [`${chunkName(module)}.js`]]),
    ),
    shared: sharedRanges(),
    names: {},
    api: '',
  };
}

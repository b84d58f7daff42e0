import { remoteContractVersion, type RemoteManifest, type RemoteRegistry } from 'shared-contracts';
import {
  chunkName,
  containerName,
  exposedModules,
  type RemoteSource,
} from '../webpack/remoteConfig.ts';
import { sharedRanges } from '../webpack/sharedLibraries.ts';

export const devVersion = 'dev';

/** The registry of sources: files without hashes, and nothing promised of their content. */
export function devRegistry(remotes: readonly RemoteSource[]): RemoteRegistry {
  return { sequence: 1, remotes: remotes.map(devManifest) };
}

function devManifest(remote: RemoteSource): RemoteManifest {
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
  };
}

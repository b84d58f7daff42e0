import { basename } from 'node:path';
import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import { monolithChunk, monolithVersion } from '../webpack/monolith.ts';
import { exposedModules, type RemoteSource } from '../webpack/remoteConfig.ts';
import type { BuiltChunks } from './runWebpack.ts';

/**
 * A remote's manifest in the monolith's registry. Its files are the page's own, so there is no
 * integrity, neither in hints nor in requests, and the entry is a name that nothing loads.
 */
export function monolithManifest(
  remote: RemoteSource,
  { scripts }: Pick<BuiltChunks, 'scripts'>,
): RemoteManifest {
  const { name } = remote.description;
  return {
    ...remote.description,
    version: monolithVersion,
    remoteContract: `^${remoteContractVersion}`,
    container: name,
    entry: monolithVersion,
    integrity: {},
    preload: Object.fromEntries(
      Object.keys(exposedModules(remote)).map((module) => [
        module,
        (scripts[monolithChunk(name, module)] ?? []).map((file) => basename(file)),
      ]),
    ),
    shared: {},
    names: {},
    api: '',
  };
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteContractVersion, type RemoteManifest } from 'shared-contracts';
import {
  chunkName,
  containerName,
  exposedModules,
  remoteConfig,
  type RemoteSource,
} from '../webpack/remoteConfig.ts';
import { librariesOnDemand, sharedRanges } from '../webpack/sharedLibraries.ts';
import { finishFiles, writeWhole, type FinishedFile } from './finishFiles.ts';
import { importOwnModule } from './readOwn.ts';
import { runWebpack, type BuiltChunks } from './runWebpack.ts';
import { remoteStore, sourceMapFolder, workspaceFolder } from './workspace.ts';

/**
 * Builds one remote into `<store>/<name>/<version>/`. The folder appears when it is complete and
 * never changes afterwards.
 */
export async function buildRemote(name: string, version: string): Promise<void> {
  const target = join(remoteStore(), name, version);
  const draft = join(remoteStore(), name, `.${version}.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const remote = await readRemoteSource(name);
    const chunks = await runWebpack(
      remoteConfig(remote, { mode: 'production', version, outputFolder: draft }),
    );
    const files = await finishFiles(draft, join(sourceMapFolder, name, version));
    const manifest = describeBuild(remote, version, chunks, files);
    await writeWhole(join(draft, 'remote.json'), JSON.stringify(manifest, null, 2));
    if (!existsSync(target)) await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** What the remote's `remote.config.ts` exports. */
export async function readRemoteSource(name: string): Promise<RemoteSource> {
  const folder = join(workspaceFolder, name);
  const { description, modules } = await importOwnModule<Omit<RemoteSource, 'folder'>>(
    join(folder, 'remote.config.ts'),
  );
  if (description.name !== name) {
    throw new Error(`${name}/remote.config.ts describes ${description.name}; expected ${name}.`);
  }
  for (const route of description.routes) {
    if (!(route.module in modules)) {
      throw new Error(`${name}: route ${route.name} names ${route.module}, which has no file.`);
    }
  }
  return { folder, description, modules };
}

function describeBuild(
  remote: RemoteSource,
  version: string,
  chunks: BuiltChunks,
  files: readonly FinishedFile[],
): RemoteManifest {
  const container = containerName(remote.description.name, version);
  const entry = files.find((file) => file.name.startsWith('entry.'));
  if (!entry) throw new Error(`${remote.description.name}: the build has no entry.`);
  return {
    ...remote.description,
    version,
    remoteContract: `^${remoteContractVersion}`,
    container,
    entry: entry.name,
    integrity: Object.fromEntries(
      files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file.integrity]),
    ),
    preload: Object.fromEntries(
      Object.keys(exposedModules(remote)).map((module) => [
        module,
        [
          entry.name,
          ...(chunks.scripts[chunkName(module)] ?? []),
          ...librariesOnDemand.filter((name) => chunks.takes[chunkName(module)]?.includes(name)),
        ],
      ]),
    ),
    shared: sharedRanges(),
  };
}

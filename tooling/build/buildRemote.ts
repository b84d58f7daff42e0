import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteContractVersion, waitingPunchesModule, type RemoteManifest } from 'shared-contracts';
import {
  describeUse,
  digestUse,
  type ApiUse,
  type JsonObject,
} from 'shared-contracts/registry/apiUse.ts';
import { containerName } from 'shared-contracts/registry/containerName.ts';
import { descriptionFaults } from 'shared-contracts/registry/manifestFaults.ts';
import { eventNames } from 'shared-contracts/registry/shellOffer.ts';
import { findRouteConflicts } from 'shared-contracts/registry/routeConflicts.ts';
import {
  chunkName,
  exposedModules,
  remoteConfig,
  type RemoteSource,
} from '../webpack/remoteConfig.ts';
import { librariesOnDemand, sharedRanges } from '../webpack/sharedLibraries.ts';
import { checkOnlyScripts, finishFiles, type FinishedFile, writeWhole } from './finishFiles.ts';
import {
  builtRemotes,
  contractFile,
  importOwnModule,
  packageFolder,
  readOwnJson,
  sourceMapFolder,
} from '../workspace/workspace.ts';
import { runWebpack, type BuiltChunks } from './runWebpack.ts';
import { holdsWord, undeclaredCalls } from './undeclaredCalls.ts';

/**
 * Builds one remote into `dist/remotes/<name>/<version>/`. The folder appears complete and is never
 * changed.
 */
export async function buildRemote(name: string, version: string): Promise<void> {
  const target = join(builtRemotes, name, version);
  const draft = join(builtRemotes, name, `.${version}.${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const remote = await readRemoteSource(name);
    const chunks = await runWebpack(
      remoteConfig(remote, { mode: 'production', version, outputFolder: draft }),
    );
    checkOnlyScripts(chunks.files);
    checkExports(remote, chunks);
    const files = await finishFiles(draft, join(sourceMapFolder, name, version));
    const code = await readCode(draft);
    const use = await describeApiUse(remote, code);
    await writeWhole(join(draft, 'api.json'), JSON.stringify(use, null, 1));
    const manifest = {
      ...describeBuild(remote, version, chunks, files),
      events: eventNames.filter((event) => holdsWord(code, event)),
      api: await digestUse(use),
    };
    await writeWhole(join(draft, 'remote.json'), JSON.stringify(manifest, null, 2));
    if (!existsSync(target)) await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The export of the remote's `remote.config.ts`. */
export async function readRemoteSource(name: string): Promise<RemoteSource> {
  const folder = packageFolder(name);
  const { description, modules } = await importOwnModule<Omit<RemoteSource, 'folder'>>(
    join(folder, 'remote.config.ts'),
  );
  const faults = descriptionFaults(description);
  if (faults.length > 0) {
    throw new Error([`${name}/remote.config.ts is faulty:`, ...faults].join('\n  '));
  }
  if (description.name !== name) {
    throw new Error(`${name}/remote.config.ts describes ${description.name}; expected ${name}.`);
  }
  for (const route of description.routes) {
    if (!(route.module in modules)) {
      throw new Error(`${name}: route ${route.name} names ${route.module}, which has no file.`);
    }
  }
  const conflicts = findRouteConflicts(description, []);
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  return { folder, description, modules };
}

function describeBuild(
  remote: RemoteSource,
  version: string,
  chunks: BuiltChunks,
  files: readonly FinishedFile[],
): Omit<RemoteManifest, 'api' | 'events'> {
  const container = containerName(remote.description.name, version);
  const entry = files.find((file) => file.name.startsWith('entry.'));
  if (!entry) throw new Error(`${remote.description.name}: the build has no entry.`);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const preload = Object.fromEntries(
    Object.keys(exposedModules(remote)).map((module) => {
      const atOnce = chunks.atOnce(chunkName(module));
      const libraries = librariesOnDemand.filter((name) => atOnce.takes.includes(name));
      return [module, [entry.name, ...atOnce.scripts, ...libraries]];
    }),
  );
  const named = Object.values(preload).flat();
  return {
    ...remote.description,
    version,
    remoteContract: `^${remoteContractVersion}`,
    container,
    entry: entry.name,
    integrity: Object.fromEntries(scripts.map((file) => [file.name, file.integrity])),
    preload,
    later: scripts.map(({ name }) => name).filter((name) => !named.includes(name)),
    shared: sharedRanges(),
    names: chunks.namesUsed,
  };
}

/** All scripts of a build. */
async function readCode(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

/** Every module must export what the shell uses; otherwise it would fail at run time. */
function checkExports(remote: RemoteSource, { exportsOf }: BuiltChunks): void {
  const { folder, description } = remote;
  if (!description.hasStart && existsSync(join(folder, 'start.ts'))) {
    throw new Error(`${description.name} has a start.ts, and hasStart is false: it would not run.`);
  }
  for (const [module, file] of Object.entries(exposedModules(remote))) {
    const names = exportsOf(join(folder, file));
    const exportName = exportFor(module);
    if (names && !names.includes(exportName)) throw new Error(`${file} exports no ${exportName}.`);
  }
}

function exportFor(module: string): string {
  if (module === './start' || module === waitingPunchesModule) return 'start';
  return module.startsWith('./messages.') ? 'messages' : 'Page';
}

/**
 * The operations that the remote calls, according to the contract of this build. Throws if it calls
 * undeclared operations, or declares unknown ones.
 */
async function describeApiUse({ description }: RemoteSource, code: string): Promise<ApiUse> {
  const contract = await readOwnJson<JsonObject>(contractFile);
  const undeclared = undeclaredCalls(code, contract, description.operations);
  if (undeclared.length > 0) {
    throw new Error(
      `remote.config.ts does not name operations that it calls: ${undeclared.join(', ')}.`,
    );
  }
  const use = describeUse(contract, description.operations);
  const unknown = description.operations.filter((id) => !(id in use));
  if (unknown.length === 0) return use;
  throw new Error(
    `remote.config.ts names operations that the contract does not have: ${unknown.join(', ')}.`,
  );
}

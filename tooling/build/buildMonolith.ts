import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRegistry } from 'shared-contracts';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { monolithConfig } from '../webpack/monolith.ts';
import { buildPainter } from './buildPainter.ts';
import { readRemoteSource } from './buildRemote.ts';
import { readShellSource } from './buildShell.ts';
import { finishFiles, writeWhole } from './finishFiles.ts';
import { inputDigest } from './inputDigest.ts';
import { monolithManifest } from './monolithManifest.ts';
import {
  dataDirectory,
  monolithOutput,
  readOwnJson,
  remoteNames,
  sourceMapFolder,
} from '../workspace/workspace.ts';
import { runWebpack } from './runWebpack.ts';

/** The `REMOTE_STORE` of a server for the monolith. */
export const monolithRemotes = join(monolithOutput, 'remotes');

/**
 * Builds `dist/monolith/` if the sources changed: `index.html` and every file at its URL, and
 * `remotes/registry.json`, which the server inlines like the real one.
 */
export async function buildMonolith(): Promise<void> {
  const digest = await monolithDigest();
  const record = join(monolithOutput, 'build.json');
  if (existsSync(record)) {
    const built = await readOwnJson<{ digest: string }>(record);
    if (built.digest === digest) return;
  }

  await rm(monolithOutput, { recursive: true, force: true });
  const remotes = await Promise.all(remoteNames().map(readRemoteSource));
  const source = await readShellSource();
  const shell = { ...source, painter: await buildPainter(source.folder) };
  const chunks = await runWebpack(
    monolithConfig({ ...shell, mode: 'production', outputFolder: monolithOutput }, remotes),
  );
  await finishFiles(monolithOutput, join(sourceMapFolder, 'monolith'));
  const registry: RemoteRegistry = {
    sequence: 1,
    remotes: remotes.map((remote) => monolithManifest(remote, chunks)),
  };
  await writeWhole(join(monolithRemotes, 'registry.json'), JSON.stringify(registry, null, 2));
  await writeWhole(record, JSON.stringify({ digest }));
}

/** Signs its registry with the key of this data directory, as its server requires. */
export async function signMonolith(folder: string): Promise<void> {
  const file = join(monolithRemotes, 'registry.json');
  const { privateKey } = await openReleaseKey(folder);
  const { sequence, remotes } = await readOwnJson<RemoteRegistry>(file);
  await writeWhole(file, JSON.stringify(await signRegistry({ sequence, remotes }, privateKey)));
}

async function monolithDigest(): Promise<string> {
  const parts = ['shell', ...remoteNames()].map((name) => inputDigest(name, 'shared-libraries'));
  return (await Promise.all(parts)).join('-');
}

if (import.meta.main) {
  await buildMonolith();
  await signMonolith(dataDirectory());
}

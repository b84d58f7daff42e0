import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { activate, type ActiveRemote } from '../release/registry.ts';
import { checkBudgets } from './checkBudgets.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import { inputDigest } from './inputDigest.ts';
import { readOwnJson } from './readOwn.ts';
import { remoteNames, remoteStore, shellOutput, workspaceFolder } from './workspace.ts';

/**
 * Builds the shell and every remote whose sources changed, and points the registry at the result.
 * Shell and remotes are built side by side, each in a process of its own.
 */
export async function buildMissing(): Promise<void> {
  const shellDigest = await inputDigest('shell', 'shared-libraries');
  const remotes = await Promise.all(remoteNames().map(currentVersion));
  const staleRemotes = remotes.filter(
    ({ name, version }) => !existsSync(join(remoteStore(), name, version, 'remote.json')),
  );
  const shellIsStale = (await builtShellDigest()) !== shellDigest;

  const builds = [
    shellIsStale ? [`shell@${shellDigest}`] : [],
    staleRemotes.map(({ name, version }) => `${name}@${version}`),
  ].filter((targets) => targets.length > 0);
  const failures = (await Promise.all(builds.map(buildInOwnProcess))).filter((ok) => !ok);
  if (failures.length > 0) throw new BuildFailed();

  if (await activate(remoteStore(), remotes)) console.log('Registry: points at what was built.');
  if (shellIsStale || staleRemotes.length > 0) await checkBudgets();
}

/** A version for each state of the sources: the package's own, and their digest. */
async function currentVersion(name: string): Promise<ActiveRemote> {
  const manifest = await readOwnJson<{ version: string }>(
    join(workspaceFolder, name, 'package.json'),
  );
  const digest = await inputDigest(name, 'own-packages', manifest.version);
  return { name, version: `${manifest.version}-${digest}` };
}

async function builtShellDigest(): Promise<string | undefined> {
  const record = join(shellOutput, 'build.json');
  if (!existsSync(record)) return undefined;
  return (await readOwnJson<ShellBuildRecord>(record)).digest;
}

/** The reasons have been printed. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  override readonly message = 'The build failed; the reasons stand above.';
}

async function buildInOwnProcess(targets: readonly string[]): Promise<boolean> {
  const worker = fork(join(import.meta.dirname, 'buildTargets.ts'), targets, { execArgv: [] });
  const code = await new Promise((resolve, reject) => {
    worker.on('exit', resolve);
    worker.on('error', reject);
  });
  return code === 0;
}

if (import.meta.main) {
  await buildMissing();
  console.log('Shell and remotes are up to date.');
}

import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from './checkBudgets.ts';
import type { ShellBuildRecord } from './buildShell.ts';
import { inputDigest } from './inputDigest.ts';
import {
  builtRemotes,
  packageFolder,
  readOwnJson,
  remoteNames,
  shellOutput,
} from '../workspace/workspace.ts';
import { tellFault } from '../workspace/tellFault.ts';

/** A remote with the version of its current sources. */
export interface BuiltRemote {
  readonly name: string;
  readonly version: string;
}

/**
 * Builds the shell and every remote with changed sources, in parallel, each in its own process.
 * Returns the version of each remote's sources.
 * @throws Refusal while something is over its budget, built now or before
 */
export async function buildMissing(): Promise<readonly BuiltRemote[]> {
  const shellDigest = await inputDigest('shell', 'shared-libraries');
  const remotes = await Promise.all(remoteNames().map(currentVersion));
  const staleRemotes = remotes.filter((remote) => !isBuilt(remote));
  const shellIsStale = (await builtShellDigest()) !== shellDigest;

  await buildAll([
    shellIsStale ? [`shell@${shellDigest}`] : [],
    staleRemotes.map(({ name, version }) => `${name}@${version}`),
  ]);
  const isNew = shellIsStale || staleRemotes.length > 0;
  await checkBudgets(remotes, isNew ? console.log : () => {});
  return remotes;
}

/** Builds the shell if its sources changed. */
export async function buildShellOnly(): Promise<void> {
  const digest = await inputDigest('shell', 'shared-libraries');
  if ((await builtShellDigest()) !== digest) await buildAll([[`shell@${digest}`]]);
}

/** Builds one remote if its sources changed. Returns its version. */
export async function buildOne(name: string): Promise<BuiltRemote> {
  const remote = await currentVersion(name);
  if (!isBuilt(remote)) await buildAll([[`${name}@${remote.version}`]]);
  return remote;
}

function isBuilt({ name, version }: BuiltRemote): boolean {
  return existsSync(join(builtRemotes, name, version, 'remote.json'));
}

async function buildAll(groups: readonly (readonly string[])[]): Promise<void> {
  const builds = groups.filter((targets) => targets.length > 0).map(buildInOwnProcess);
  if ((await Promise.all(builds)).includes(false)) throw new BuildFailed();
}

/** The package's version plus a digest of the sources, unique for each state. */
async function currentVersion(name: string): Promise<BuiltRemote> {
  const manifest = await readOwnJson<{ version: string }>(
    join(packageFolder(name), 'package.json'),
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
  await tellFault(async () => {
    await buildMissing();
    const { checkRoutes } = await import('./checkRoutes.ts');
    await checkRoutes(remoteNames());
    console.log('Shell and remotes are up to date.');
  });
}

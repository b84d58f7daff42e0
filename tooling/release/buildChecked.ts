import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import type { ApiUse } from 'shared-contracts/registry/apiUse.ts';
import { liveRemotes } from 'shared-contracts/registry/routeConflicts.ts';
import { checkDescription } from 'shared-releases/checkDescription.ts';
import { checkFit } from 'shared-releases/checkFit.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { builtRemotes, readOwnJson, remoteNames } from '../workspace/workspace.ts';
import { checkRemoteTypes } from './gate/checkRemoteTypes.ts';
import { readDeployed, readServedRegistry } from './gate/readDeployed.ts';

export interface CheckedBuild {
  readonly manifest: RemoteManifest;
  /** The folder of its files. */
  readonly folder: string;
}

/**
 * Builds a remote of this working tree and checks it against the server's deployment.
 *
 * @throws Refusal if it may not be released there
 */
export async function buildChecked(
  name: string,
  server: string,
  say: (line: string) => void,
): Promise<CheckedBuild> {
  if (!remoteNames().includes(name)) {
    throw new Refusal(
      `There is no ${name} in this working tree, only ${remoteNames().join(', ')}.`,
    );
  }
  say(`Building ${name}`);
  // Loads webpack only if something is built.
  const { buildOne } = await import('../build/build.ts');
  const [{ version }] = await Promise.all([buildOne(name), checkRemoteTypes(name)]);
  const folder = join(builtRemotes, name, version);
  say(`Checking ${version} against ${server}`);
  const [deployed, registry] = await Promise.all([
    readDeployed(server),
    readServedRegistry(server),
  ]);
  if (!deployed) {
    throw new Refusal(
      `No server answers at ${server}, so nothing says whether ${name} fits. Start it, or name another in SERVER.`,
    );
  }
  const manifest = await readOwnJson<RemoteManifest>(join(folder, 'remote.json'));
  checkDescription(manifest);
  const candidate = {
    manifest,
    readUse: () => readOwnJson<ApiUse>(join(folder, 'api.json')),
    bytesOf: async (file: string) => (await stat(join(folder, `${file}.br`))).size,
  };
  await checkFit(candidate, deployed, server, registry ? liveRemotes(registry) : []);
  return { manifest, folder };
}

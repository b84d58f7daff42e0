import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { manifestFile, putRemote } from 'shared-releases/store/putRemote.ts';
import type { RemoteStore } from 'shared-releases/store/RemoteStore.ts';
import { readOwnJson } from '../workspace/workspace.ts';

/** Copies a build into the store; returns the number of files written. */
export async function copyRemote(store: RemoteStore, build: string): Promise<number> {
  return await putRemote(store, {
    manifest: await readOwnJson<RemoteManifest>(join(build, manifestFile)),
    names: (await readdir(build)).filter((name) => name !== manifestFile),
    read: async (name) => await readFile(join(build, name)),
  });
}

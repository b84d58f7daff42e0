import { join } from 'node:path';
import type { RemoteManifest, RemoteRegistry } from 'shared-contracts';
import { readOwnJson } from '../build/readOwn.ts';
import { writeWhole } from '../build/finishFiles.ts';

/** A remote and the version of it that pages get. */
export interface ActiveRemote {
  readonly name: string;
  readonly version: string;
}

/**
 * Points `registry.json` of the store at these versions, in one step and with a higher sequence
 * number. Nothing is written when it says so already. Answers whether it changed.
 */
export async function activate(store: string, remotes: readonly ActiveRemote[]): Promise<boolean> {
  const current = await readRegistry(store);
  const manifests = await Promise.all(remotes.map((remote) => readManifest(store, remote)));
  if (current && JSON.stringify(current.remotes) === JSON.stringify(manifests)) return false;
  const next: RemoteRegistry = { sequence: (current?.sequence ?? 0) + 1, remotes: manifests };
  await writeWhole(join(store, 'registry.json'), JSON.stringify(next, null, 2));
  return true;
}

export async function readRegistry(store: string): Promise<RemoteRegistry | undefined> {
  try {
    return await readOwnJson<RemoteRegistry>(join(store, 'registry.json'));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined;
    throw fault;
  }
}

async function readManifest(store: string, remote: ActiveRemote): Promise<RemoteManifest> {
  return await readOwnJson<RemoteManifest>(join(store, remote.name, remote.version, 'remote.json'));
}

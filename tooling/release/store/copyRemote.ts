import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts';
import { integrityOf } from '../../build/finishFiles.ts';
import { readOwnJson } from '../../build/readOwn.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { readJson, type RemoteStore } from 'shared-releases/store/RemoteStore.ts';

const description = 'remote.json';

/**
 * Copies a build into the store, `remote.json` last: a folder without it is incomplete and never
 * released. A version that is there stays as it is; another content under its name is refused.
 * Answers how many files were copied.
 */
export async function copyRemote(store: RemoteStore, build: string): Promise<number> {
  const manifest = await readOwnJson<RemoteManifest>(join(build, description));
  const folder = `${manifest.name}/${manifest.version}`;
  const released = await readJson<RemoteManifest>(store, `${folder}/${description}`);
  if (released) {
    if (JSON.stringify(released) === JSON.stringify(manifest)) return 0;
    throw new Refusal(
      `${manifest.name} ${manifest.version} is in the store with another content. Give it another version in package.json.`,
    );
  }
  // What a command that was killed has left.
  await store.remove(folder);
  const names = (await readdir(build)).filter((name) => name !== description);
  const copies = names.map(async (name) => {
    const content = await readFile(join(build, name));
    const promised = manifest.integrity[name];
    if (promised !== undefined && integrityOf(content) !== promised) {
      throw new Refusal(`${join(build, name)} has changed since it was built. Remove ${build}.`);
    }
    await store.create(`${folder}/${name}`, content);
  });
  // All have ended before anybody may clear the folder.
  await Promise.allSettled(copies);
  try {
    await Promise.all(copies);
    await store.create(`${folder}/${description}`, await readFile(join(build, description)));
  } catch (fault) {
    // A full disk would keep what nobody can use; the next try clears what cannot be removed now.
    await store.remove(folder).catch(() => undefined);
    throw fault;
  }
  return names.length + 1;
}

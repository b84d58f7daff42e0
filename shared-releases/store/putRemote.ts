import type { RemoteManifest } from 'shared-contracts';
import { Refusal } from '../Refusal.ts';
import { readJson, type RemoteStore } from './RemoteStore.ts';
import { createHash } from 'node:crypto';

export const manifestFile = 'remote.json';

/** The files of one version, from any source. */
export interface BuiltFiles {
  readonly manifest: RemoteManifest;
  /** All except `remote.json`. */
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Uint8Array>;
}

/**
 * Puts a version into the store, `remote.json` last: a folder without it is incomplete and never
 * released. An existing version is left alone; different content under its name is refused. Returns
 * the number of files written.
 *
 * @throws Refusal if a file does not match the manifest
 */
export async function putRemote(
  store: RemoteStore,
  { manifest, names, read }: BuiltFiles,
): Promise<number> {
  const folder = `${manifest.name}/${manifest.version}`;
  const released = await readJson<RemoteManifest>(store, `${folder}/${manifestFile}`);
  if (released) {
    if (JSON.stringify(released) === JSON.stringify(manifest)) return 0;
    throw new Refusal(
      `${manifest.name} ${manifest.version} is in the store with another content. Give it another version in package.json.`,
    );
  }
  // Left behind by a killed command.
  await store.remove(folder);
  const copies = names.map(async (name) => {
    const content = await read(name);
    const promised = manifest.integrity[name];
    if (promised !== undefined && integrityOf(content) !== promised) {
      throw new Refusal(
        `${folder}/${name} is not what its build promised: remove that build and build it anew.`,
      );
    }
    await store.create(`${folder}/${name}`, content);
  });
  // All must have settled before the folder is cleared.
  await Promise.allSettled(copies);
  try {
    await Promise.all(copies);
    await store.create(`${folder}/${manifestFile}`, JSON.stringify(manifest, null, 2));
  } catch (fault) {
    // Frees space on a full disk; the next attempt clears what cannot be removed now.
    await store.remove(folder).catch(() => undefined);
    throw fault;
  }
  return names.length + 1;
}

/** `sha384-…` for the `integrity` attribute. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

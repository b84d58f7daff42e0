import type { RemoteManifest, RemoteRegistry, SignedRegistry } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import { isSigned, signRegistry } from 'shared-contracts/registry/signature.ts';
import type { ReleaseKey } from '../releaseKey.ts';
import { Refusal } from '../Refusal.ts';
import { readJson, type RemoteStore } from '../store/RemoteStore.ts';
import type { ReleaseState } from './releaseState.ts';

export const registryPath = 'registry.json';

export async function readRegistry(store: RemoteStore): Promise<SignedRegistry | undefined> {
  const remedy = 'Remove it: the next start or release writes it again from the history beside it.';
  return await readJson<SignedRegistry>(store, registryPath, remedy);
}

/**
 * @throws Refusal if the store belongs to another installation: its pages would reject a registry
 * signed with this key
 */
export async function checkOwner(store: RemoteStore, key: ReleaseKey): Promise<void> {
  const registry = await readRegistry(store);
  if (!registry || (await isSigned(registry, key.publicKey))) return;
  throw new Refusal(
    `The registry in ${store.place} is signed with another key than the one in this data directory. ` +
      'Name the data directory of its installation in DATA_DIR; if the key was replaced on purpose, sign anew with "renew".',
  );
}

/** A sentence that lists a store's versions of a remote. */
export async function tellVersions(store: RemoteStore, name: string): Promise<string> {
  const versions = await store.list(name);
  return versions.length === 0 ? 'No version is there.' : `There are: ${versions.join(', ')}.`;
}

/**
 * The registry for this state: with the `remote.json` of every live version, and a digest of those
 * that a page can fall back to.
 *
 * @throws Refusal if one of them is not in the store
 */
export async function signedRegistryOf(
  store: RemoteStore,
  { remotes }: ReleaseState,
  sequence: number,
  key: ReleaseKey,
): Promise<SignedRegistry> {
  const find = (name: string, version: string) =>
    readJson<RemoteManifest>(store, `${name}/${version}/remote.json`);
  const manifest = async (name: string, version: string): Promise<RemoteManifest> => {
    const found = await find(name, version);
    if (found) return found;
    throw new Refusal(
      `${name} ${version} is not in ${store.place} (any more). ${await tellVersions(store, name)}`,
    );
  };
  const names = Object.entries(remotes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const canaries = names.flatMap(([name, { canary }]) => (canary ? [{ name, canary }] : []));
  const former = names.flatMap(([name, { previous }]) =>
    previous.map(async (version) => await find(name, version)),
  );
  const digests = (await Promise.all(former))
    .filter((found) => found !== undefined)
    .map(manifestDigest);
  const registry: RemoteRegistry = {
    sequence,
    remotes: await Promise.all(names.map(([name, { version }]) => manifest(name, version))),
    ...(canaries.length > 0 && {
      canaries: await Promise.all(
        canaries.map(async ({ name, canary: { cohorts, version } }) => ({
          cohorts,
          remote: await manifest(name, version),
        })),
      ),
    }),
    ...(digests.length > 0 && { former: await Promise.all(digests) }),
  };
  return await signRegistry(registry, key.privateKey);
}

import type { RemoteManifest, RemoteRegistry, SignedRegistry } from 'shared-contracts';
import { isSigned, signRegistry } from 'shared-contracts/registry/signature.ts';
import type { ReleaseKey } from '../keys/releaseKey.ts';
import { Refusal } from '../Refusal.ts';
import { readJson, type RemoteStore } from '../store/RemoteStore.ts';
import type { Change, ReleaseRecord, ReleaseState } from './releaseState.ts';

/** The newest record, and the number that its file is named after; 0 and nothing before the first. */
export interface Newest {
  readonly number: number;
  readonly record: ReleaseRecord | undefined;
  readonly state: ReleaseState;
}

export const registryPath = 'registry.json';

export async function readNewest(store: RemoteStore): Promise<Newest> {
  const number = (await numbers(store)).at(-1) ?? 0;
  const record = number === 0 ? undefined : await readRecord(store, number);
  return { number, record, state: record?.state ?? { remotes: {} } };
}

/** All records, the oldest first. */
export async function readHistory(store: RemoteStore): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (const number of await numbers(store)) {
    const record = await readRecord(store, number);
    if (record) records.push(record);
  }
  return records;
}

/**
 * When this canary began: the change since which it runs without a break; undefined when it does not
 * run.
 */
export async function canarySince(
  store: RemoteStore,
  remote: string,
  version: string,
): Promise<Date | undefined> {
  let since: Date | undefined;
  for (const number of (await numbers(store)).toReversed()) {
    const record = await readRecord(store, number);
    if (record?.state.remotes[remote]?.canary?.version !== version) return since;
    since = new Date(record.at);
  }
  return since;
}

export interface Author {
  readonly by: string;
  readonly now: Date;
}

/**
 * Makes a change: writes its record, which is the audit line, and points `registry.json` at it,
 * signed. The record has the next free number and is only ever created, so that of two changes made
 * on the same state one is refused. Answers the sequence of the new registry.
 *
 * @throws Refusal when somebody else was faster; nothing has changed then
 */
export async function commit(
  store: RemoteStore,
  newest: Newest,
  change: Change,
  key: ReleaseKey,
  { by, now }: Author,
): Promise<number> {
  const sequence = nextSequence(newest.record?.sequence ?? 0, now);
  const record: ReleaseRecord = { sequence, at: now.toISOString(), by, ...change };
  const registry = await signRegistry(await compose(store, change.state, sequence), key.privateKey);
  const isOurs = await store.create(pathOf(newest.number + 1), JSON.stringify(record, null, 1));
  if (!isOurs) {
    throw new Refusal(
      'Somebody else has released in the meantime. Nothing was changed: try again.',
    );
  }
  await store.replace(registryPath, JSON.stringify(registry));
  return sequence;
}

/**
 * Finishes what a command has left when it was killed between record and registry, so that what the
 * history says is what is served. Answers whether there was something to finish.
 */
export async function finishLast(
  store: RemoteStore,
  { record, state }: Newest,
  key: ReleaseKey,
): Promise<boolean> {
  if (!record) return false;
  const served = await readRegistry(store);
  if (served?.sequence === record.sequence) return false;
  const registry = await compose(store, state, record.sequence);
  await store.replace(registryPath, JSON.stringify(await signRegistry(registry, key.privateKey)));
  return true;
}

/**
 * @throws Refusal when the store belongs to another installation: its pages would take no registry
 *   signed with this key
 */
export async function checkOwner(store: RemoteStore, key: ReleaseKey): Promise<void> {
  const registry = await readRegistry(store);
  if (!registry || (await isSigned(registry, key.publicKey))) return;
  throw new Refusal(
    `The registry in ${store.place} is signed with another key than the one in this data directory. ` +
      'Name the data directory of its installation in DATA_DIR; if the key was replaced on purpose, sign anew with "renew".',
  );
}

export async function readRegistry(store: RemoteStore): Promise<SignedRegistry | undefined> {
  return await readJson<SignedRegistry>(store, registryPath);
}

/**
 * Higher than before, and higher than any that was given before now: seconds since 1970. A store
 * that was put back from a backup goes on above what pages have seen in the meantime.
 */
function nextSequence(last: number, now: Date): number {
  return Math.max(last + 1, Math.floor(now.getTime() / 1000));
}

/** Embeds the `remote.json` of every version that somebody gets. */
async function compose(
  store: RemoteStore,
  { remotes }: ReleaseState,
  sequence: number,
): Promise<RemoteRegistry> {
  const manifest = async (name: string, version: string): Promise<RemoteManifest> => {
    const found = await readJson<RemoteManifest>(store, `${name}/${version}/remote.json`);
    if (found) return found;
    throw new Refusal(`${name} ${version} is not in ${store.place} (any more).`);
  };
  const names = Object.entries(remotes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const canaries = names.flatMap(([name, { canary }]) => (canary ? [{ name, canary }] : []));
  return {
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
  };
}

async function readRecord(store: RemoteStore, number: number): Promise<ReleaseRecord | undefined> {
  return await readJson<ReleaseRecord>(store, pathOf(number));
}

async function numbers(store: RemoteStore): Promise<number[]> {
  return (await store.list('history')).map((name) => Number.parseInt(name, 10));
}

function pathOf(number: number): string {
  return `history/${String(number).padStart(8, '0')}.json`;
}

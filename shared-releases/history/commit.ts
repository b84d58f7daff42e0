import type { RemoteRegistry } from 'shared-contracts';
import {
  findRouteConflicts,
  liveRemotes,
  wayOutOfConflicts,
} from 'shared-contracts/registry/routeConflicts.ts';
import type { ReleaseKey } from '../releaseKey.ts';
import { Refusal } from '../Refusal.ts';
import type { RemoteStore } from '../store/RemoteStore.ts';
import { createRecord, type Newest } from './records.ts';
import type { Change, ReleaseRecord } from './releaseState.ts';
import { readRegistry, registryPath, signedRegistryOf } from './storedRegistry.ts';

export interface Author {
  readonly by: string;
  readonly now: Date;
}

/**
 * Commits a change: writes its record, which is also the audit entry, then the signed
 * `registry.json`. Records are numbered and never overwritten, so of two changes to the same state
 * one is refused. Returns the sequence of the new registry.
 *
 * @throws Refusal if another change was committed first, RouteConflict if it would take another
 * remote's route; nothing has changed then
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
  const registry = await signedRegistryOf(store, change.state, sequence, key);
  checkRoutes(registry, change);
  if (!(await createRecord(store, newest.number + 1, record))) {
    throw new Refusal(
      'Somebody else has released in the meantime. Nothing was changed: try again.',
    );
  }
  await store.replace(registryPath, JSON.stringify(registry));
  return sequence;
}

/** A version has routes of another live remote. */
export class RouteConflict extends Refusal {}

/** Rolling back is never refused for routes: the version had them before. */
const givesNewVersion = ['release', 'start', 'canary', 'promote'];

function checkRoutes(registry: RemoteRegistry, change: Change): void {
  if (!givesNewVersion.includes(change.action)) return;
  const all = liveRemotes(registry);
  const newVersion = all.find(
    ({ name, version }) => name === change.remote && version === change.to,
  );
  const conflicts = newVersion ? findRouteConflicts(newVersion, all) : [];
  if (conflicts.length > 0) {
    throw new RouteConflict([...conflicts, `Nothing was changed. ${wayOutOfConflicts}`].join('\n'));
  }
}

/**
 * Completes a commit that was killed between record and registry, so that history and registry
 * agree. Returns whether there was one.
 */
export async function finishLast(
  store: RemoteStore,
  { record, state }: Newest,
  key: ReleaseKey,
): Promise<boolean> {
  if (!record) return false;
  const served = await readRegistry(store);
  if (served?.sequence === record.sequence) return false;
  const registry = await signedRegistryOf(store, state, record.sequence, key);
  await store.replace(registryPath, JSON.stringify(registry));
  return true;
}

/**
 * Strictly increasing, at least the current epoch seconds: a store restored from a backup continues
 * above every sequence that pages have seen since.
 */
function nextSequence(last: number, now: Date): number {
  return Math.max(last + 1, Math.floor(now.getTime() / 1000));
}

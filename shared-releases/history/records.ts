import { readJson, type RemoteStore } from '../store/RemoteStore.ts';
import type { ReleaseRecord, ReleaseState } from './releaseState.ts';

/** The newest record, and the number in its file name; 0 and undefined before the first. */
export interface Newest {
  readonly number: number;
  readonly record: ReleaseRecord | undefined;
  readonly state: ReleaseState;
}

export async function readNewest(store: RemoteStore): Promise<Newest> {
  const number = (await numbers(store)).at(-1) ?? 0;
  const record = number === 0 ? undefined : await readRecord(store, number);
  return { number, record, state: record?.state ?? { remotes: {} } };
}

/** All records, oldest first. */
export async function readHistory(store: RemoteStore): Promise<ReleaseRecord[]> {
  const records: ReleaseRecord[] = [];
  for (const number of await numbers(store)) {
    const record = await readRecord(store, number);
    if (record) records.push(record);
  }
  return records;
}

/** When this canary started its current, uninterrupted run; undefined if it is not running. */
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

/** Returns false, and changes nothing, if a record of this number exists. */
export async function createRecord(
  store: RemoteStore,
  number: number,
  record: ReleaseRecord,
): Promise<boolean> {
  return await store.create(pathOf(number), JSON.stringify(record, null, 1));
}

/** Deletes the oldest records. */
export async function removeRecords(store: RemoteStore, count: number): Promise<void> {
  for (const number of (await numbers(store)).slice(0, count)) await store.remove(pathOf(number));
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
